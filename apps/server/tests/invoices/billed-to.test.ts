// Guards: create-invoice, issue-invoice

import type { InvoiceId } from '@tallgrass/domain'
import { anInvoice, readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { organizationOf } from '../support/organization-of.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const administrator = await app.admin()
const { clients, invoices } = administrator.trpc.admin

const THEN = {
  legalName: 'Okafor Tile LLC',
  postalAddress: '12 Quarry Road\nDenton, TX 76201',
  taxId: '75-1',
}
const NOW = {
  legalName: 'Okafor Stone Inc.',
  postalAddress: '3 Mill Street\nDenton, TX 76205',
  taxId: '75-2',
}

/** A client with the facts of back then. */
async function given() {
  const { client, id: clientId } = await givenClient(app)
  const id = await organizationOf(app, client)
  await clients.update.mutate({ id, version: 1, ...THEN })
  const draft = {
    clientId,
    title: 'Setup',
    lines: [{ description: 'Setup', quantity: '1', unitPrice: '500' }],
  }
  return { client, clientId, id, draft, rename: () => clients.update.mutate({ id, version: 2, ...NOW }) }
}

async function textOf(id: InvoiceId, file = 'invoice') {
  const { bytes } = await administrator.send({ method: 'GET', url: `/api/invoices/${id}/${file}.pdf` })
  return (await readPdf(bytes)).rows.flat().join('\n')
}

test('an issued invoice and its receipt name the client of that day, and a draft the client of today', async () => {
  const { draft, rename } = await given()
  const atOnce = await invoices.create.mutate({ ...draft, issue: true })
  const kept = await invoices.create.mutate(draft)
  const later = await invoices.create.mutate(draft)
  await invoices.issue.mutate({ id: later.id })
  await db
    .updateTable('invoices')
    .set({ status: 'PAID', paidAt: app.clock.now() })
    .where('id', '=', later.id)
    .execute()
  await rename()
  for (const text of [await textOf(atOnce.id), await textOf(later.id), await textOf(later.id, 'receipt')]) {
    for (const fact of ['Okafor Tile LLC', '12 Quarry Road', '75-1']) expect(text).toContain(fact)
    expect(text).not.toContain('Okafor Stone Inc.')
  }
  const draftText = await textOf(kept.id)
  for (const fact of ['Okafor Stone Inc.', '3 Mill Street', '75-2']) expect(draftText).toContain(fact)
  await invoices.issue.mutate({ id: kept.id })
  expect(await textOf(kept.id)).toContain('Okafor Stone Inc.')
})

test('a merge leaves the name on invoices that were issued before', async () => {
  const { draft, id } = await given()
  const { id: invoiceId } = await invoices.create.mutate({ ...draft, issue: true })
  const kept = await given()
  await clients.update.mutate({ id: kept.id, version: 2, ...NOW })
  await clients.merge.mutate({ id: kept.id, version: 3, other: { id, version: 2 } })
  expect(await textOf(invoiceId)).toContain('Okafor Tile LLC')
})

test('an invoice that was issued before names the client of today, and no answer has the stored name', async () => {
  const { client, clientId, draft, rename } = await given()
  const old = await anInvoice(db, clientId, {
    status: 'OPEN',
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
  })
  const made = await invoices.create.mutate({ ...draft, issue: true })
  await rename()
  expect(await textOf(old.id)).toContain('Okafor Stone Inc.')
  for (const browser of [client, administrator]) {
    const { text } = await browser.rest('GET', `/api/invoices/${made.id}`)
    expect(text).not.toContain('Okafor Tile LLC')
  }
})
