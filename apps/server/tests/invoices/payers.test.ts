// Guards: issue-invoice, create-invoice, update-invoice, request-payment

import { anInvoice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { giveRights } from '../support/colleague-of.ts'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { contacts, invoices } = trpc.admin

const lines = [{ description: 'Setup', unitPrice: '10.00' }]
const draft = { title: 'Setup', lines }
const ALL = { signs: true, pays: true, reviews: true }

/** A client none of whose contacts pays. */
async function givenNoPayer() {
  const client = await givenOrganization(app, { org: 'Okafor Tile' })
  await giveRights(app, client, { pays: false })
  return client
}

const refusal = {
  message: 'No one pays for Okafor Tile. Give one of its contacts the right to pay first.',
  data: { httpStatus: 409, code: 'CONFLICT' },
}

test('refuses to issue an invoice that no one pays, in every way, until someone does', async () => {
  const { contactId: clientId } = await givenNoPayer()
  const { id, version } = await invoices.create.mutate({ ...draft, clientId })
  for (const attempt of [
    () => invoices.issue.mutate({ id }),
    () => invoices.update.mutate({ ...draft, id, version, issue: true }),
    () => invoices.create.mutate({ ...draft, clientId, issue: true }),
    () => invoices.requestPayment.mutate({ clientId, description: 'Setup', amount: '10.00' }),
  ])
    await expect(attempt()).rejects.toMatchObject(refusal)
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('clientId', '=', clientId)
    .execute()
  expect(rows).toEqual([{ id, status: 'DRAFT' }])
  await contacts.setRights.mutate({ userId: clientId, ...ALL })
  expect(await invoices.issue.mutate({ id })).toMatchObject({ status: 'OPEN' })
})

test('a colleague who pays is enough, with or without an account, but not one who was deactivated', async () => {
  const { contactId: clientId, id: organizationId } = await givenNoPayer()
  const person = {
    firstName: 'Dele',
    lastName: 'Okafor',
    email: `dele.${clientId}@example.com`,
    organizationId,
  }
  const colleague = await contacts.create.mutate({ ...person, signs: false, reviews: false })
  const [first, other] = [await anInvoice(db, clientId), await anInvoice(db, clientId)]
  expect(await invoices.issue.mutate({ id: first.id })).toMatchObject({ status: 'OPEN' })
  await invoices.void.mutate({ id: first.id, reason: 'A mistake' })
  await contacts.deactivate.mutate({ id: colleague.id, version: 1 })
  await expect(invoices.issue.mutate({ id: other.id })).rejects.toMatchObject(refusal)
})
