// Guards: record-invoice-download

import { hours } from '@tallgrass/brand'
import { newId } from '@tallgrass/db'
import {
  addDays,
  calendarDateAt,
  type InvoiceId,
  type InvoiceStatus,
  type Money,
  NO_MONEY,
  parseMoney,
  totalsOf,
} from '@tallgrass/domain'
import { anInvoice, aProject, readPdf, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp()
const { db } = app.services.database

const lines = [
  { description: 'Retainer', quantity: '1', unitPrice: parseMoney('1200.00'), taxRate: '0' },
  { description: 'Message design', quantity: '2.5', unitPrice: parseMoney('119.99'), taxRate: '8.25' },
]
const { lineNets, tax, total } = totalsOf(lines)

/** An invoice with these lines, for a project of a new client. */
async function given(status: InvoiceStatus) {
  const { client, id: clientId } = await givenClient(app)
  const project = await aProject(db, clientId, { name: 'WhatsApp booking' })
  const issued = { issueDate: '2026-11-20', dueDate: '2026-12-04', checkoutKey: 'a-key' }
  const invoice = await anInvoice(db, clientId, {
    projectId: project.id,
    status,
    amount: total,
    tax,
    paidAt: status === 'PAID' ? PAID_AT : null,
    ...(status === 'DRAFT' ? {} : issued),
  })
  const rows = lines.map((line, position) => ({
    id: newId('InvoiceLine', new Date()),
    invoiceId: invoice.id,
    position,
    net: lineNets[position] ?? NO_MONEY,
    ...line,
  }))
  await db.insertInto('invoiceLines').values(rows).execute()
  const pdf = (name: string, browser: TestBrowser = client) =>
    browser.send({ method: 'GET', url: `/api/invoices/${invoice.id}/${name}.pdf` })
  return { client, invoice, pdf }
}

// The evening of the 27th in the time zone of the business.
const PAID_AT = new Date('2026-11-28T03:30:00.000Z')

async function pay(invoiceId: InvoiceId, refunded?: Money) {
  const entry = {
    id: newId('LedgerEntry', PAID_AT),
    invoiceId,
    currency: 'USD',
    applied: true,
    method: 'card',
    receivedAt: PAID_AT,
    createdAt: PAID_AT,
  } as const
  await db
    .insertInto('ledgerEntries')
    .values({ ...entry, type: 'payment', amount: total })
    .execute()
  if (!refunded) return
  const refund = {
    id: newId('Refund', PAID_AT),
    invoiceId,
    paymentId: entry.id,
    currency: 'USD',
    createdAt: PAID_AT,
  }
  await db
    .insertInto('refunds')
    .values({ ...refund, amount: refunded, reason: 'Too much', status: 'succeeded', settledAt: PAID_AT })
    .execute()
  await db
    .insertInto('ledgerEntries')
    .values({
      ...entry,
      id: newId('LedgerEntry', PAID_AT),
      type: 'refund',
      amount: refunded,
      paymentId: entry.id,
      refundId: refund.id,
    })
    .execute()
}

test('the client gets an invoice with the same lines and totals as the screen', async () => {
  const { invoice, pdf } = await given('OPEN')
  const answer = await pdf('invoice')
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const { links, rows, title } = await readPdf(answer.bytes)
  expect(title).toBe(`Invoice ${invoice.number}`)
  expect(rows).toContainEqual(['Maren Okafor', 'November 20, 2026', 'December 4, 2026', 'WhatsApp booking'])
  expect(rows).toContainEqual(['Retainer', '1', '$1,200.00', '0%', '$1,200.00'])
  expect(rows).toContainEqual(['Message design', '2.5', '$119.99', '8.25%', '$299.98'])
  expect(rows).toContainEqual(['Net', '$1,499.98'])
  expect(rows).toContainEqual(['Tax 8.25% on $299.98', '$24.75'])
  expect(rows).toContainEqual(['Total, USD', '$1,524.73'])
  expect(links).toEqual([`http://localhost:3000${invoice.url}`])
})

test('an invoice that is printed after its due date is marked as overdue', async () => {
  const { client, id } = await givenClient(app)
  const print = async (dueDate: string) => {
    const invoice = await anInvoice(db, id, { status: 'OPEN', issueDate: '2026-10-20', dueDate })
    const answer = await client.send({ method: 'GET', url: `/api/invoices/${invoice.id}/invoice.pdf` })
    return (await readPdf(answer.bytes)).rows.flat()
  }
  const today = calendarDateAt(app.clock.now(), hours.timeZone)
  expect(await print(today)).toContain('Payment due')
  expect(await print(addDays(today, -1))).toContain('Overdue')
})

test('the receipt of a paid invoice shows the payment and the refund', async () => {
  const { invoice, pdf } = await given('PAID')
  await pay(invoice.id, parseMoney('100.00'))
  const answer = await pdf('receipt')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${invoice.number}-receipt.pdf"`,
  })
  const { rows } = await readPdf(answer.bytes)
  expect(rows).toContainEqual(['Payment received', 'November 27, 2026', 'Card', '$1,524.73'])
  expect(rows).toContainEqual(['Refund', 'November 27, 2026', '−$100.00'])
  expect(rows).toContainEqual(['Paid after refunds', '$1,424.73'])
  expect(rows).toContainEqual(['Balance due', '$0.00'])
  const printed = await readPdf((await pdf('invoice')).bytes)
  expect(printed.rows.flat()).toContain('Partly refunded')
  expect(printed.links).toEqual([])
})

test.each(['OPEN', 'VOID'] as const)('there is no receipt while an invoice is %s', async (status) => {
  const answer = await (await given(status)).pdf('receipt')
  expect(answer).toMatchObject({
    status: 409,
    body: { error: 'This invoice has not been paid yet', code: 'CONFLICT' },
  })
})

test('only administrators can download a draft', async () => {
  const { pdf } = await given('DRAFT')
  expect((await pdf('invoice')).status).toBe(404)
  const answer = await pdf('invoice', await app.admin())
  expect(answer.headers['content-disposition']).toBe('inline; filename="draft-invoice.pdf"')
  expect((await readPdf(answer.bytes)).rows.flat()).toContain('DRAFT')
})

test('another client gets the same 404 as for an unknown invoice', async () => {
  const { invoice, pdf } = await given('PAID')
  const stranger = await app.client()
  for (const name of ['invoice', 'receipt']) {
    const theirs = await pdf(name, stranger)
    expect(theirs).toMatchObject({ status: 404, body: { error: 'This invoice does not exist' } })
    for (const id of ['01a1f7d0-0b33-7623-a6a1-76287c5874e3', `no-${unique()}`]) {
      const unknown = await stranger.send({ method: 'GET', url: `/api/invoices/${id}/${name}.pdf` })
      expect(unknown.text).toBe(theirs.text)
    }
    expect((await pdf(name, app.visitor())).status).toBe(401)
  }
  expect(invoice.status).toBe('PAID')
})

test('downloads of an invoice or receipt are recorded, and refused ones are not', async () => {
  const { client, invoice, pdf } = await given('OPEN')
  expect(await pdf('invoice')).toMatchObject({ status: 200 })
  expect(await pdf('receipt')).toMatchObject({ status: 409 })
  expect(await pdf('invoice', await app.client())).toMatchObject({ status: 404 })
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.audit.list.query({ action: 'invoice.download', entityId: invoice.id })
  expect(items).toMatchObject([{ actorEmail: client.email, after: { file: 'invoice' } }])
})
