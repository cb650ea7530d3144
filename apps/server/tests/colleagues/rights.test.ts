// Guards: set-colleague-rights

import { newId } from '@tallgrass/db'
import { aDocument, anAgreement, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenCompany } from '../support/given-company.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database

const NONE = { signs: false, pays: false, reviews: false }
const ALL = { signs: true, pays: true, reviews: true }
const BEYOND = 'You can give only rights that you have yourself. Ask the contact in charge or us.'

type Rights = typeof ALL & { userId: Awaited<ReturnType<typeof givenCompany>>['ownerId']; version?: number }
const setRights = ({ trpc }: TestBrowser, rights: Rights) => trpc.portal.company.setRights.mutate(rights)
async function givenColleague(owner: TestBrowser & { email: string }, rights: typeof ALL) {
  const colleague = await colleagueOf(app, owner, rights)
  const users = db.selectFrom('users').select('id').where('email', '=', colleague.email)
  return { colleague, id: (await users.executeTakeFirstOrThrow()).id }
}
const rightsOf = async ({ trpc }: TestBrowser) => (await trpc.auth.session.query())?.rights

test('the contact in charge gives any right, which holds from the next call on and is recorded', async () => {
  const { id, owner, payer, payerId } = await givenCompany(app)
  expect(await setRights(owner, { userId: payerId, ...ALL })).toMatchObject({
    name: 'Joel Okafor',
    isInCharge: false,
    ...ALL,
  })
  expect(await rightsOf(payer)).toEqual(['signs', 'pays', 'reviews'])
  await setRights(owner, { userId: payerId, ...ALL })
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.clients.history.query({ id })
  expect(items.filter(({ action }) => action === 'colleague.set-rights')).toMatchObject([
    {
      actorName: 'Maren Okafor',
      actorOrganizationId: id,
      organizationId: id,
      before: { signs: false, reviews: false },
      after: { signs: true, reviews: true },
    },
  ])
})

test('contacts give the rights that they have, and refuses more', async () => {
  const { owner, payer, payerId } = await givenCompany(app)
  const { colleague, id } = await givenColleague(owner, NONE)
  await setRights(payer, { userId: id, ...NONE, pays: true })
  expect(await rightsOf(colleague)).toEqual(['pays'])
  const refusal = { message: BEYOND, data: { httpStatus: 403 } }
  await expect(setRights(payer, { userId: payerId, ...ALL })).rejects.toMatchObject(refusal)
  await expect(setRights(payer, { userId: id, ...ALL })).rejects.toMatchObject(refusal)
})

test('refuses an edit of rights that someone else has changed since, and shows both', async () => {
  const { owner, payer, payerId } = await givenCompany(app)
  const changed = await setRights(owner, { userId: payerId, ...ALL, version: 1 })
  expect(changed.version).toBe(2)
  const stale = { userId: payerId, ...ALL, signs: false, version: 1 }
  await expect(setRights(owner, stale)).rejects.toMatchObject({
    message: 'This contact has changed since you opened it. Please try again.',
    data: {
      httpStatus: 409,
      details: { yours: { signs: false, version: 1 }, theirs: { ...ALL, version: 2 } },
    },
  })
  expect(await rightsOf(payer)).toEqual(['signs', 'pays', 'reviews'])
  expect(await setRights(owner, { ...stale, version: 2 })).toMatchObject({ signs: false, version: 3 })
})

test('contacts of a company with more than a hundred people change their rights, too', async () => {
  const { id: organizationId, owner, ownerId, payer } = await givenCompany(app)
  const at = { role: 'CLIENT', organizationId, createdAt: app.clock.now() } as const
  const people = Array.from({ length: 100 }, (_, n) => ({
    ...at,
    id: newId('User', app.clock.now()),
    name: `Ana ${n}`,
    email: `ana${n}-${organizationId}@example.com`,
  }))
  await db.insertInto('users').values(people).execute()
  await setRights(owner, { userId: ownerId, ...ALL, pays: false })
  expect(await rightsOf(owner)).toEqual(['signs', 'reviews'])
  expect((await payer.trpc.portal.company.get.query()).people).toHaveLength(102)
})

test('refuses to take a right from someone else, unless the contact is in charge', async () => {
  const { owner, ownerId, payer, payerId } = await givenCompany(app)
  const { colleague } = await givenColleague(owner, ALL)
  await expect(setRights(colleague, { userId: payerId, ...NONE })).rejects.toMatchObject({
    message: 'Only the contact in charge takes rights from others. Ask them or us.',
    data: { httpStatus: 403 },
  })
  expect(await rightsOf(payer)).toEqual(['pays'])
  await expect(setRights(colleague, { userId: ownerId, ...ALL, pays: false })).rejects.toMatchObject({
    message: 'Maren Okafor is in charge and can give up this right. Ask them or us.',
    data: { httpStatus: 403 },
  })
  expect(await rightsOf(owner)).toEqual(['signs', 'pays', 'reviews'])
  await setRights(owner, { userId: payerId, ...NONE })
  expect(await rightsOf(payer)).toEqual([])
})

test('refuses to take a right from another contact who is in charge', async () => {
  const { owner, ownerId, payer, payerId } = await givenCompany(app)
  await aProject(db, payerId)
  await expect(setRights(owner, { userId: payerId, ...NONE })).rejects.toMatchObject({
    message: 'Joel Okafor is in charge and can give up this right. Ask them or us.',
    data: { httpStatus: 403 },
  })
  await setRights(owner, { userId: ownerId, ...ALL, pays: false })
  expect([await rightsOf(owner), await rightsOf(payer)]).toEqual([['signs', 'reviews'], ['pays']])
})

test('with nothing open, the first contact is in charge', async () => {
  const { owner, ownerId, payer, payerId } = await givenCompany(app)
  await db.updateTable('projects').set({ status: 'ARCHIVED' }).where('clientId', '=', ownerId).execute()
  const earlier = new Date(app.clock.now().getTime() - 1000)
  await db.updateTable('users').set({ createdAt: earlier }).where('id', '=', payerId).execute()
  await setRights(payer, { userId: payerId, ...ALL })
  expect(await rightsOf(payer)).toEqual(['signs', 'pays', 'reviews'])
  await db.updateTable('users').set(NONE).where('id', '=', ownerId).execute()
  await expect(setRights(owner, { userId: ownerId, ...ALL })).rejects.toThrow(BEYOND)
})

test('refuses to leave no one who signs or pays', async () => {
  const { owner, ownerId, payer, payerId } = await givenCompany(app)
  const conflict = (message: string) => ({ message, data: { httpStatus: 409 } })
  await expect(setRights(owner, { userId: ownerId, ...ALL, signs: false })).rejects.toMatchObject(
    conflict('Maren Okafor is the only person who signs. Give someone else that right first.'),
  )
  await setRights(owner, { userId: ownerId, ...ALL, pays: false })
  await expect(setRights(payer, { userId: payerId, ...NONE })).rejects.toMatchObject(
    conflict('Joel Okafor is the only person who pays. Give someone else that right first.'),
  )
  // Someone without an account is no successor.
  const { trpc } = await app.admin()
  const { organizationId } = await db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (!organizationId) throw new Error('The owner is no client')
  const person = { firstName: 'Edda', lastName: 'Ruiz', email: `edda-${ownerId}@example.com` }
  await trpc.admin.contacts.create.mutate({ ...person, organizationId })
  await expect(setRights(payer, { userId: payerId, ...NONE })).rejects.toThrow('is the only person who pays')
})

test('refuses to take the right to sign from someone with a document to sign', async () => {
  const { owner, ownerId } = await givenCompany(app)
  const signer = await colleagueOf(app, owner, { name: 'Edda Ruiz' })
  const { id: signerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', signer.email)
    .executeTakeFirstOrThrow()
  const agreement = await anAgreement(db, ownerId, { status: 'SENT' })
  const sent = { status: 'sent', sentAt: app.clock.now(), signerId, documentTitle: 'Scope of work' } as const
  await aDocument(db, agreement, sent)
  await expect(setRights(owner, { userId: signerId, ...ALL, signs: false })).rejects.toMatchObject({
    message: 'Edda Ruiz has to sign “Scope of work”. Ask us to choose another signer first.',
    data: { httpStatus: 409 },
  })
})

test('refuses people of other organizations and deactivated ones as if they did not exist', async () => {
  const { owner, payerId } = await givenCompany(app)
  const other = await givenCompany(app)
  const administrator = await app.admin()
  await administrator.trpc.admin.contacts.deactivate.mutate({ id: payerId, version: 1 })
  const answers = await Promise.all(
    [other.ownerId, payerId, '01a1f7d0-0b33-7623-a6a1-76287c5874e3'].map((userId) =>
      owner.rest('PUT', `/api/company/people/${userId}/rights`, ALL),
    ),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { error: 'This person does not exist' } })
})
