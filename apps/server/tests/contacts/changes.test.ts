// Guards: update-contact, deactivate-contact, reactivate-contact, move-contact

import type { ClientId } from '@tallgrass/domain'
import { anAgreement, anInvoice, aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { createKey, programOf } from '../support/api-keys.ts'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, services, visitor } = app
const { db } = services.database
const { trpc } = await admin()
const { contacts } = trpc.admin

const createContact = (more = {}) =>
  contacts.create.mutate({
    firstName: 'Dele',
    lastName: 'Okafor',
    email: `dele${unique()}@example.com`,
    ...more,
  })

/** A client with an account and a colleague of theirs. */
async function aPair() {
  const { client, id } = await givenClient(app)
  const owner = await contactOf(id)
  const colleague = await createContact({ organizationId: owner.organizationId })
  return { client, owner, colleague }
}

async function contactOf(id: ClientId) {
  const people = await contacts.list.query({ clientId: id })
  return present(people.find((person) => person.id === id))
}

const signIn = (email: string) => visitor().rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })

/** A program with a key of this person. */
async function aProgramOf(person: TestBrowser) {
  return programOf(app, (await createKey(person, { scopes: ['projects:read'] })).token)
}

const readProjects = async ({ rest }: TestBrowser) => (await rest('GET', '/api/projects')).status

const actionsOn = async (id: ClientId) => {
  const rows = await db
    .selectFrom('auditLogs')
    .select('action')
    .where('entityId', '=', id)
    .where('entity', '=', 'user')
    .orderBy('seq')
    .execute()
  return rows.map(({ action }) => action)
}

test('the facts of a contact are edited; a stale edit shows both sides', async () => {
  const { id } = await createContact()
  const email = `dele.new${unique()}@example.com`
  const edited = await contacts.update.mutate({ id, version: 1, email, phone: '(214) 555-0117' })
  expect(edited).toMatchObject({ email, phone: '(214) 555-0117', name: 'Dele Okafor', version: 2 })
  await expect(contacts.update.mutate({ id, version: 1, name: 'D. Okafor' })).rejects.toMatchObject({
    message: 'This contact has changed since you opened it. Please try again.',
    data: { details: { yours: { name: 'D. Okafor', version: 1 }, theirs: { email, version: 2 } } },
  })
  expect(await actionsOn(id)).toEqual(['contact.create', 'contact.update'])
})

test('a changed address ends the invitation to the former one; the address of an account stays', async () => {
  const { email, id } = await createContact()
  await contacts.invite.mutate({ id })
  await contacts.update.mutate({ id, version: 1, email: `dele.new${unique()}@example.com` })
  const rows = await db.selectFrom('userInvitations').select('status').where('email', '=', email).execute()
  expect(rows).toEqual([{ status: 'CANCELLED' }])
  const { owner } = await aPair()
  await expect(
    contacts.update.mutate({ id: owner.id, version: 1, email: `other${unique()}@example.com` }),
  ).rejects.toThrow(`${owner.name} has an account, so their address cannot be changed here`)
})

test('a deactivated contact is signed out at once and unknown to every door, until they are reactivated', async () => {
  const { client, colleague, owner } = await aPair()
  const { id } = owner
  const program = await aProgramOf(client)
  const deactivated = await contacts.deactivate.mutate({ id, version: 1 })
  expect(deactivated.deactivatedAt).not.toBeNull()
  expect((await client.rest('GET', '/api/auth/session')).status).toBe(401)
  expect(await readProjects(program)).toBe(401)
  expect(await signIn(owner.email)).toMatchObject({ status: 401, body: { error: 'Invalid credentials' } })
  await expect(
    trpc.admin.invitations.create.mutate({
      firstName: 'A',
      lastName: 'B',
      email: owner.email,
      role: 'CLIENT',
    }),
  ).rejects.toThrow('This email address already has an account')
  await expect(contacts.deactivate.mutate({ id, version: 2 })).rejects.toThrow('is already deactivated')
  await contacts.reactivate.mutate({ id, version: 2 })
  expect((await signIn(owner.email)).status).toBe(200)
  expect(await readProjects(program)).toBe(401)
  expect(await actionsOn(id)).toEqual(expect.arrayContaining(['contact.deactivate', 'contact.reactivate']))
  expect(colleague.deactivatedAt).toBeNull()
})

test('a contact of an archived client is not reactivated', async () => {
  const { id, organizationId } = await createContact({ organizationName: 'Okafor Tile' })
  await contacts.deactivate.mutate({ id, version: 1 })
  await trpc.admin.clients.archive.mutate({ id: organizationId, version: 1 })
  await expect(contacts.reactivate.mutate({ id, version: 2 })).rejects.toMatchObject({
    message: 'Okafor Tile is archived. Restore the client first.',
    data: { httpStatus: 409 },
  })
  await trpc.admin.clients.restore.mutate({ id: organizationId, version: 2 })
  expect(await contacts.reactivate.mutate({ id, version: 2 })).toMatchObject({ deactivatedAt: null })
})

test('who is in charge cannot go without a colleague who takes over', async () => {
  const { colleague, owner } = await aPair()
  const project = await aProject(db, owner.id)
  const agreement = await anAgreement(db, owner.id, { projectId: project.id })
  await expect(contacts.deactivate.mutate({ id: owner.id, version: 1 })).rejects.toThrow(
    `${owner.name} is in charge of projects, agreements or invoices. Choose who takes over.`,
  )
  const stranger = await createContact()
  await expect(
    contacts.deactivate.mutate({ id: owner.id, version: 1, successorId: stranger.id }),
  ).rejects.toThrow('Choose an active colleague from the same client')
  const gone = await createContact({ organizationId: owner.organizationId })
  await contacts.deactivate.mutate({ id: gone.id, version: 1 })
  await expect(
    contacts.deactivate.mutate({ id: owner.id, version: 1, successorId: gone.id }),
  ).rejects.toThrow('Choose an active colleague from the same client')
  // Records are prepared for someone who has not accepted an invitation, and pass to them as well.
  expect(colleague.hasAccount).toBe(false)
  await contacts.deactivate.mutate({ id: owner.id, version: 1, successorId: colleague.id })
  const rows = await Promise.all([
    db.selectFrom('projects').select(['clientId', 'organizationId']).where('id', '=', project.id).execute(),
    db
      .selectFrom('agreements')
      .select(['clientId', 'organizationId'])
      .where('id', '=', agreement.id)
      .execute(),
  ])
  const { items } = await trpc.admin.clients.history.query({ id: owner.organizationId })
  const own = items.filter(({ entityId }) => entityId === owner.id)
  expect(own.find(({ action }) => action === 'contact.deactivate')).toMatchObject({
    after: { successorId: colleague.id, successorName: colleague.name },
  })
  // What is stored has no name, which a deletion of the colleague could not erase.
  const stored = db.selectFrom('auditLogs').select('after').where('action', '=', 'contact.deactivate')
  expect(await stored.where('entityId', '=', owner.id).execute()).toEqual([
    { after: { deactivatedAt: expect.any(String), successorId: colleague.id } },
  ])
  const passed = { clientId: colleague.id, organizationId: owner.organizationId }
  expect(rows.flat()).toEqual([passed, passed])
})

test('refuses to deactivate the only one who could pay an open invoice', async () => {
  const { id } = await givenClient(app)
  const owner = await contactOf(id)
  await anInvoice(db, id, { status: 'OPEN' })
  await expect(contacts.deactivate.mutate({ id, version: 1 })).rejects.toThrow(
    `${owner.name} is the only person who pays, and invoices are open. Give someone else that right first.`,
  )
  const reader = await createContact({ organizationId: owner.organizationId, pays: false })
  await expect(contacts.deactivate.mutate({ id, version: 1, successorId: reader.id })).rejects.toThrow(
    'is the only person who pays',
  )
})

test('a moved contact takes no record along, and reads those of the new client', async () => {
  const { client, colleague, owner } = await aPair()
  const project = await aProject(db, owner.id, { name: 'Stays' })
  const other = await aPair()
  await aProject(db, other.owner.id, { name: 'Of the others' })
  const { organizationId } = other.owner
  const program = await aProgramOf(client)
  expect(await readProjects(program)).toBe(200)
  const moved = await contacts.move.mutate({
    id: owner.id,
    version: 1,
    organizationId,
    successorId: colleague.id,
  })
  expect(moved).toMatchObject({ organizationId, version: 2 })
  expect((await client.rest('GET', '/api/auth/session')).status).toBe(401)
  // The key was given to a program of the former client.
  expect(await readProjects(program)).toBe(401)
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email: owner.email, password: PASSWORD })
  const { items } = await browser.trpc.portal.projects.list.query({})
  expect(items.map(({ name }) => name)).toEqual(['Of the others'])
  await expect(browser.trpc.portal.projects.get.query({ id: project.id })).rejects.toMatchObject({
    message: 'This project does not exist',
  })
})

test('the only contact of a client with records does not move; without records the client is archived', async () => {
  const [busy, empty, other] = [await createContact(), await createContact(), await createContact()]
  await aProject(db, busy.id)
  const { organizationId } = other
  await expect(contacts.move.mutate({ id: busy.id, version: 1, organizationId })).rejects.toThrow(
    'is the only contact of a client with records. Merge the two clients instead.',
  )
  await contacts.move.mutate({ id: empty.id, version: 1, organizationId })
  const { archivedAt } = await db
    .selectFrom('organizations')
    .select('archivedAt')
    .where('id', '=', empty.organizationId)
    .executeTakeFirstOrThrow()
  expect(archivedAt).not.toBeNull()
  const back = contacts.move.mutate({ id: other.id, version: 1, organizationId: empty.organizationId })
  await expect(back).rejects.toThrow('is archived. Restore the client first.')
  await expect(contacts.move.mutate({ id: other.id, version: 1, organizationId })).rejects.toThrow(
    'is already with this client',
  )
})
