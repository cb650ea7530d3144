// Guards: invite-contact, invite-contact-job

import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import type { UserId } from '@tallgrass/domain'
import { anInvoice, aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { mailResets } from '../support/mail-resets.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, services, visitor } = app
const { db } = services.database
const { trpc } = await admin()

const aPerson = () => ({ firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` })
const createContact = (more = {}) => trpc.admin.contacts.create.mutate({ ...aPerson(), ...more })

function accept(inviteUrl: string, more: object = {}) {
  return visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, {
    username: `dele${unique()}`,
    password: PASSWORD,
    ...more,
  })
}

const invitationsTo = (email: string) =>
  db.selectFrom('userInvitations').select(['status', 'invitedBy']).where('email', '=', email).execute()

/** Runs the jobs that invite contacts who asked for a way in. */
async function inviteWhoAsked(): Promise<void> {
  const { rows } = await services.database.pool.query<{ data: { userId: UserId | null } }>(
    `delete from jobs.job where name = 'invite-contact' returning data`,
  )
  for (const { data } of rows) await jobHandlers['invite-contact'](createSystemCtx(services), data)
}

test('without an account, signing in answers as for an unknown address', async () => {
  const { email } = await createContact()
  const answers = await Promise.all(
    [email, `nobody${unique()}@example.com`].map((login) =>
      visitor().rest('POST', '/api/auth/jwt/login', { email: login, password: PASSWORD }),
    ),
  )
  expect(answers[0]).toMatchObject({ status: 401, body: { error: 'Invalid credentials' } })
  expect(answers[0]?.text).toBe(answers[1]?.text)
})

test('everything prepared for a contact is theirs when they accept, once', async () => {
  const { email, id } = await createContact()
  const project = await aProject(db, id)
  await anInvoice(db, id, { status: 'OPEN', title: 'Prepared', projectId: project.id })
  const { inviteUrl } = await trpc.admin.contacts.invite.mutate({ id })
  expect(await accept(inviteUrl)).toMatchObject({ status: 200, body: { role: 'CLIENT' } })
  expect((await accept(inviteUrl)).status).toBe(410)
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  expect(await browser.trpc.auth.session.query()).toMatchObject({ id, email, name: 'Dele Okafor' })
  expect((await browser.trpc.portal.invoices.list.query({})).items).toMatchObject([{ title: 'Prepared' }])
  await expect(trpc.admin.contacts.invite.mutate({ id })).rejects.toThrow(
    'Dele Okafor already has an account',
  )
})

test('the list of invitations tells the client of a contact, and none of a stranger', async () => {
  const [contact, stranger] = [await createContact(), { ...aPerson(), role: 'CLIENT' as const }]
  await trpc.admin.contacts.invite.mutate({ id: contact.id })
  await trpc.admin.invitations.create.mutate(stranger)
  const { items } = await trpc.admin.invitations.list.query({ show: 'pending' })
  const clientOf = (email: string) => items.find((one) => one.email === email)?.organizationId
  expect(clientOf(contact.email)).toBe(contact.organizationId)
  expect(clientOf(stranger.email)).toBeNull()
})

test('two people who accept at once make one account', async () => {
  const { id } = await createContact()
  const { inviteUrl } = await trpc.admin.contacts.invite.mutate({ id })
  const answers = await Promise.all([accept(inviteUrl), accept(inviteUrl)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

test('inviting again sends a new link, and the old one is dead', async () => {
  const { email, id } = await createContact()
  const first = await trpc.admin.contacts.invite.mutate({ id })
  const second = await trpc.admin.contacts.invite.mutate({ id })
  expect((await accept(first.inviteUrl)).status).toBe(404)
  expect((await accept(second.inviteUrl)).status).toBe(200)
  expect(await invitationsTo(email)).toMatchObject([{ status: 'ACCEPTED' }])
})

test('the invite dialog takes the address of a contact, as a client only', async () => {
  const { email, id } = await createContact()
  const person = { firstName: 'Dele', lastName: 'Okafor', email }
  await expect(trpc.admin.invitations.create.mutate({ ...person, role: 'ADMIN' })).rejects.toThrow(
    'Dele Okafor is a contact of a client, and can only be invited as a client',
  )
  const { inviteUrl } = await trpc.admin.invitations.create.mutate({ ...person, role: 'CLIENT' })
  await accept(inviteUrl)
  const rows = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(rows).toEqual([{ id }])
})

test('“Forgot password?” with the address of a contact sends the invitation, with an unchanged answer', async () => {
  const { email } = await createContact()
  const answer = (address: string) => visitor().rest('POST', '/api/auth/password/forgot', { email: address })
  const [known, unknown] = [await answer(email), await answer(`nobody${unique()}@example.com`)]
  expect(known.text).toBe(unknown.text)
  await mailResets(app)
  await inviteWhoAsked()
  expect(await invitationsTo(email)).toEqual([{ status: 'PENDING', invitedBy: null }])
  const resets = db.selectFrom('passwordResets').innerJoin('users', 'users.id', 'passwordResets.userId')
  expect(await resets.select('passwordResets.id').where('email', '=', email).execute()).toEqual([])
})

test('registering with the address of a contact is refused as for an account, and sends the invitation', async () => {
  const { email } = await createContact()
  const other = await client()
  const register = (address: string) =>
    visitor().rest('POST', '/api/auth/jwt/register', { name: 'Dele', email: address, password: PASSWORD })
  const [contact, account] = [await register(email), await register(other.email)]
  expect(contact.status).toBe(409)
  expect(contact.text).toBe(account.text)
  await inviteWhoAsked()
  expect(await invitationsTo(email)).toMatchObject([{ status: 'PENDING' }])
  expect(await invitationsTo(other.email)).toEqual([])
})

test('registering invites no one if it fails for another reason than a known address', async () => {
  const { email } = await createContact()
  await services.database.pool.query(
    `create function refuse_users() returns trigger language plpgsql as $$
     begin raise exception 'no room'; end $$;
     create trigger refuse_users before insert on users for each row execute function refuse_users()`,
  )
  const person = { name: 'Dele', email, password: PASSWORD }
  const { status } = await visitor().rest('POST', '/api/auth/jwt/register', person)
  await services.database.pool.query('drop trigger refuse_users on users')
  expect(status).toBe(500)
  await inviteWhoAsked()
  expect(await invitationsTo(email)).toEqual([])
})

test('refuses to make an administrator of a contact without an account', async () => {
  const { email } = await createContact()
  await expect(trpc.admin.users.changeRole.mutate({ email, role: 'ADMIN' })).rejects.toThrow(
    'Dele Okafor has no account that can be used, so they stay a client',
  )
})

test('a contact who joins a client reads what the client has, after accepting', async () => {
  const owner = await givenClient(app)
  await aProject(db, owner.id, { name: 'Phone line' })
  const found = await db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const { email, id } = await createContact({ organizationId: found.organizationId })
  await accept((await trpc.admin.contacts.invite.mutate({ id })).inviteUrl)
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  expect((await browser.trpc.portal.projects.list.query({})).items).toMatchObject([{ name: 'Phone line' }])
})
