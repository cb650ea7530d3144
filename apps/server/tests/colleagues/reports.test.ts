// Guards: invite-colleague, renew-colleague-invitation, cancel-colleague-invitation

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const mail = { enabled: true, send: async () => {} }
const app = await fileApp({ replace: () => ({ passwords: plainPasswords, mail }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { clients, contacts, workItems } = trpc.admin

const aPerson = (email = `dele${unique()}@example.com`) => ({
  firstName: 'Dele',
  lastName: 'Okafor',
  email,
  signs: false,
  pays: true,
  reviews: false,
})

const itemsAbout = (email: string) =>
  db
    .selectFrom('workItems')
    .select(['status', 'note'])
    .where('detail', 'like', `%${email}%`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
const OPEN = { status: 'OPEN', note: null }
const closed = (note: string) => ({ status: 'CLOSED', note })

/** A contact of no company, whom a company has invited. */
async function givenReport() {
  const company = await givenCompany(app)
  const taken = await contacts.create.mutate(aPerson())
  const { invite } = company.owner.trpc.portal.company
  const { id: invitationId } = await invite.mutate(aPerson(taken.email))
  expect(await itemsAbout(taken.email)).toEqual([OPEN])
  return { ...company, taken, invitationId, email: taken.email }
}

test('an invitation that is sent again is reported again, also after the first report was closed', async () => {
  const { email, invitationId, owner } = await givenReport()
  const { items } = await workItems.list.query({})
  const { id } = present(items.find(({ detail }) => detail.includes(email)))
  await workItems.close.mutate({ id, note: 'Asked Maren' })
  for (const _ of [1, 2]) {
    app.clock.advance({ seconds: 1 })
    await owner.trpc.portal.company.inviteAgain.mutate({ id: invitationId })
  }
  expect(await itemsAbout(email)).toEqual([
    closed('Asked Maren'),
    closed('The invitation was sent again.'),
    OPEN,
  ])
})

test('the report is closed when the invitation is cancelled, by the company or with its contact', async () => {
  const [first, second] = [await givenReport(), await givenReport()]
  await first.owner.trpc.portal.company.cancelInvitation.mutate({ id: first.invitationId })
  expect(await itemsAbout(first.email)).toEqual([closed('The invitation was cancelled.')])
  expect(await itemsAbout(second.email)).toEqual([OPEN])
  const { ownerId, payerId } = second
  const successor = await contacts.list.query({ clientId: ownerId })
  const { version } = present(successor.find((one) => one.id === ownerId))
  await contacts.deactivate.mutate({ id: ownerId, version, successorId: payerId })
  expect(await itemsAbout(second.email)).toEqual([closed('The invitation was cancelled.')])
})

test('the report is closed when the person is moved here, or their client is merged into this one', async () => {
  const [first, second] = [await givenReport(), await givenReport()]
  const { id, version } = first.taken
  await contacts.move.mutate({ id, version, organizationId: first.id })
  expect(await itemsAbout(first.email)).toEqual([closed('The person joined the company.')])
  expect(await itemsAbout(second.email)).toEqual([OPEN])
  const other = { id: second.taken.organizationId, version: 1 }
  await clients.merge.mutate({ id: second.id, version: 1, other })
  expect(await itemsAbout(second.email)).toEqual([closed('The person joined the company.')])
})

test('it is open work, but no message that failed', async () => {
  const before = await workItems.counts.query()
  await givenReport()
  const { byKind, open } = await workItems.counts.query()
  expect(open).toBe(before.open + 1)
  expect(byKind).toEqual(before.byKind)
})

test('the report leads to the client that stays, once theirs is merged into it', async () => {
  const [{ email, id }, kept] = [await givenReport(), await givenCompany(app)]
  await clients.merge.mutate({ id: kept.id, version: 1, other: { id, version: 1 } })
  const { items } = await workItems.list.query({})
  expect(items.find(({ detail }) => detail.includes(email))).toMatchObject({ organizationId: kept.id })
})
