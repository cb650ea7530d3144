// Guards: create-invoice, update-invoice

import { type InvoiceId, NO_MONEY, parseMoney } from '@tallgrass/domain'
import { readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const administrator = await app.admin()
const { invoices } = administrator.trpc.admin
const { client, id: clientId } = await givenClient(app)

const lines = [
  { description: 'Design', quantity: '1.5', unitPrice: '120.00', taxRate: '8.25' },
  { description: 'Setup', quantity: '1', unitPrice: '500.00' },
  { description: 'Phones', quantity: '3', unitPrice: '19.99', taxRate: '8.25' },
]
const draft = (values = {}) => ({ clientId, title: 'Setup', lines, ...values })
const listed = [
  { description: 'Design', quantity: '1.5', unitPrice: '120.00', taxRate: '8.25', net: '180.00' },
  { description: 'Setup', quantity: '1', unitPrice: '500.00', taxRate: '0', net: '500.00' },
  { description: 'Phones', quantity: '3', unitPrice: '19.99', taxRate: '8.25', net: '59.97' },
]
const storedLines = (id: InvoiceId) =>
  db
    .selectFrom('invoiceLines')
    .select(['quantity', 'unitPrice', 'net', 'listQuantity', 'listUnitPrice'])
    .where('invoiceId', '=', id)
    .orderBy('position')
    .execute()

test('a discount in percent is taken off before tax, and the columns that are added up have the rest', async () => {
  const made = await invoices.create.mutate(draft({ discount: { percent: '10.0' } }))
  expect(made).toMatchObject({
    amount: '683.79',
    net: '665.97',
    tax: '17.82',
    taxes: [{ rate: '8.25', net: '215.97', tax: '17.82' }],
    discount: { percent: '10', amount: '74.00' },
    lines: listed,
  })
  const one = { quantity: '1.000' }
  expect(await storedLines(made.id)).toEqual([
    { ...one, unitPrice: '162.00', net: '162.00', listQuantity: '1.500', listUnitPrice: '120.00' },
    { ...one, unitPrice: '450.00', net: '450.00', listQuantity: '1.000', listUnitPrice: '500.00' },
    { ...one, unitPrice: '53.97', net: '53.97', listQuantity: '3.000', listUnitPrice: '19.99' },
  ])
})

test('a discount in dollars is shown on the invoice, its PDF and its payment page', async () => {
  const made = await invoices.create.mutate(draft({ discount: { amount: 39.97 }, issue: true }))
  const discount = { percent: null, amount: '39.97' }
  expect(made).toMatchObject({ status: 'OPEN', net: '700.00', discount, lines: listed })
  const link = new URL(made.url ?? '', 'http://localhost').searchParams
  const view = await client.trpc.portal.checkout.get.query({
    invoice: made.id,
    key: link.get('key') ?? '',
  })
  expect(view).toMatchObject({ net: '700.00', amount: made.amount, discount, lines: listed })
  const { bytes } = await client.send({ method: 'GET', url: `/api/invoices/${made.id}/invoice.pdf` })
  const { rows } = await readPdf(bytes)
  expect(rows).toContainEqual(['Design', '1.5', '$120.00', '8.25%', '$180.00'])
  expect(rows).toContainEqual(['Subtotal', '$739.97'])
  expect(rows).toContainEqual(['Discount', '\u2212$39.97'])
  expect(rows).toContainEqual(['Net', '$700.00'])
})

test('a discount is changed and removed with the rest of the draft', async () => {
  const { id } = await invoices.create.mutate(draft({ discount: { percent: 10 } }))
  const changed = { id, title: 'Setup', lines }
  const next = await invoices.update.mutate({ ...changed, version: 1, discount: { amount: '74.00' } })
  expect(next).toMatchObject({ version: 2, amount: '683.79', discount: { percent: null, amount: '74.00' } })
  const same = await invoices.update.mutate({ ...changed, version: 2, discount: { amount: '74.00' } })
  expect(same.version).toBe(2)
  await expect(invoices.update.mutate({ ...changed, version: 1 })).rejects.toMatchObject({
    data: { details: { yours: { discount: null }, theirs: { discount: '$74.00' } } },
  })
  const removed = await invoices.update.mutate({ ...changed, version: 2 })
  expect(removed).toMatchObject({ version: 3, net: '739.97', discount: null, lines: listed })
  expect((await storedLines(id))[0]).toMatchObject({ quantity: '1.500', listQuantity: null })
})

test('lines that an earlier version has replaced have no discount any more', async () => {
  const { id } = await invoices.create.mutate(draft({ discount: { percent: 10 } }))
  const net = parseMoney('200.00')
  const plain = {
    quantity: '2',
    unitPrice: parseMoney('100.00'),
    net,
    listQuantity: null,
    listUnitPrice: null,
  }
  const rest = db
    .selectFrom('invoiceLines')
    .select('id')
    .where('invoiceId', '=', id)
    .where('position', '>', 1)
  await db.deleteFrom('invoiceLines').where('id', 'in', rest).execute()
  await db
    .updateTable('invoiceLines')
    .set({ ...plain, taxRate: '0' })
    .where('invoiceId', '=', id)
    .execute()
  await db.updateTable('invoices').set({ amount: net, tax: NO_MONEY }).where('id', '=', id).execute()
  expect(await invoices.get.query({ id })).toMatchObject({
    amount: '200.00',
    discount: null,
    lines: [{ quantity: '2', unitPrice: '100.00', net: '200.00' }],
  })
})

test.each([
  [{ amount: '739.98' }, 'The discount can be at most $739.97, the sum of the lines'],
  [{ percent: 100 }, 'The total must be at least $0.01'],
  [{ percent: '0.0001' }, /^Discount must be more than 0 and at most 100 percent/],
  [{ percent: 101 }, /^Discount must be more than 0 and at most 100 percent/],
  [{ amount: -1 }, 'Discount must be a number with at most two decimals'],
  [{ amount: 0 }, 'Discount must be at least 0.01'],
  [{ percent: 10, amount: 10 }, 'Give the discount either in percent or as an amount'],
  [{}, 'Give the discount either in percent or as an amount'],
])('refuses the discount %j', async (discount, message) => {
  await expect(invoices.create.mutate(draft({ discount }))).rejects.toMatchObject({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    data: { httpStatus: 400 },
  })
})
