// Guards: end-sessions-of-person, require-password, reset-factor-of-person, deactivate-person

import type { UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { mailsTo } from '../support/mails-to.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'
import { preparePeople } from '../support/worlds/people-world.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, clock, services, visitor } = app
const { db } = services.database
const world = preparePeople(app)

const idOf = async ({ trpc }: TestBrowser): Promise<UserId> => present(await trpc.auth.session.query()).id
const statusOf = async (browser: TestBrowser) => (await browser.rest('GET', '/api/auth/session')).status
const signIn = (email: string, password = PASSWORD, browser = visitor()) =>
  browser.rest('POST', '/api/auth/jwt/login', { email, password })
const OWN = 'This is your own account. Change it in your profile.'

test('an administrator sees an account, its sign-ins and where it is signed in', async () => {
  const { trpc } = await admin()
  const person = await client()
  const id = await idOf(person)
  await signIn(person.email, 'Wrong2026!')
  clock.advance({ seconds: 1 })
  await signIn(person.email)
  expect(await trpc.admin.people.get.query({ id })).toMatchObject({
    email: person.email,
    hasAccount: true,
    hasSecondFactor: false,
    passwordEndedAt: null,
    lastSignInAt: clock.now().toISOString(),
    version: 1,
  })
  const page = await trpc.admin.people.history.query({ id, limit: 2 })
  expect(page.items).toMatchObject([
    { outcome: 'signed_in', way: 'password', device: 'Unknown device' },
    { way: expect.any(String) },
  ])
  const rest = await trpc.admin.people.history.query({ id, limit: 2, cursor: page.nextCursor })
  expect([...page.items, ...rest.items].map(({ outcome }) => outcome).sort()).toEqual([
    'signed_in',
    'signed_in',
    'wrong_password',
  ])
  expect(await trpc.admin.people.sessions.query({ id })).toHaveLength(2)
})

test('an administrator ends sessions, and the person is told', async () => {
  const { trpc } = await admin()
  const person = await client()
  const id = await idOf(person)
  const other = visitor()
  await signIn(person.email, PASSWORD, other)
  const sessions = await trpc.admin.people.sessions.query({ id })
  const registered = present(sessions.find(({ way }) => way === 'registration'))
  await trpc.admin.people.endSession.mutate({ id, sessionId: registered.id })
  expect([await statusOf(person), await statusOf(other)]).toEqual([401, 200])
  expect(await trpc.admin.people.endSessions.mutate({ id })).toEqual({ ended: 1 })
  expect(await statusOf(other)).toBe(401)
  const told = db.selectFrom('events').select('personSentence').where('kind', '=', 'account.sessions_ended')
  expect(await told.where('userId', '=', id).orderBy('personSentence').execute()).toEqual([
    { personSentence: 'An administrator signed you out on all devices.' },
    { personSentence: 'An administrator signed you out on one device: Unknown device.' },
  ])
})

test('refuses to end a session of another person than the named one', async () => {
  const { trpc } = await admin()
  const [one, other] = [await client(), await client()]
  const [session] = await trpc.admin.people.sessions.query({ id: await idOf(other) })
  const input = { id: await idOf(one), sessionId: present(session).id }
  await expect(trpc.admin.people.endSession.mutate(input)).rejects.toThrow('This session does not exist')
  expect(await statusOf(other)).toBe(200)
})

test('refuses changes to the own account and to people who do not exist', async () => {
  const me = await admin()
  const { people } = me.trpc.admin
  const id = await idOf(me)
  const [session] = await people.sessions.query({ id })
  await expect(people.endSession.mutate({ id, sessionId: present(session).id })).rejects.toThrow(OWN)
  await expect(people.endSessions.mutate({ id })).rejects.toThrow(OWN)
  await expect(people.requirePassword.mutate({ id })).rejects.toThrow(OWN)
  await expect(people.resetFactor.mutate({ id })).rejects.toThrow(OWN)
  await expect(people.deactivate.mutate({ id, version: 1 })).rejects.toThrow(OWN)
  const { rest } = me
  const unknown = '01a00000-0000-7000-8000-00000000dead'
  expect((await rest('GET', `/api/people/${unknown}`)).status).toBe(404)
  expect((await rest('POST', `/api/people/${unknown}/require-password`)).status).toBe(404)
  expect(await statusOf(me)).toBe(200)
})

test('a required password ends the old one, and the mailed link sets a new one', async () => {
  const { trpc } = await admin()
  const person = await client()
  const { email } = person
  const id = await idOf(person)
  // Without a mail server, the link has to be passed on.
  const { emailEnabled, link } = await trpc.admin.people.requirePassword.mutate({ id })
  expect(emailEnabled).toBe(false)
  expect(await statusOf(person)).toBe(401)
  const [mail] = (await mailsTo(services, email)).filter(({ template }) => template === 'password-required')
  expect(mail?.text).toContain(present(link))

  const reset = (password: string) =>
    visitor().rest('POST', '/api/auth/password/reset', { token: tokenOf(present(link)), password })
  expect(await reset(PASSWORD)).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } })
  expect((await reset('Sunflower7')).status).toBe(200)
  expect((await signIn(email, 'Sunflower7')).status).toBe(200)
  expect((await trpc.admin.people.get.query({ id })).passwordEndedAt).toBeNull()
})

test('refuses to ask for a password where there is none, and to reset a factor that no one has', async () => {
  const { trpc } = await admin()
  const { people } = trpc.admin
  const email = `dele${unique()}@example.com`
  const contact = await trpc.admin.contacts.create.mutate({ firstName: 'Dele', lastName: 'Okafor', email })
  await expect(people.requirePassword.mutate({ id: contact.id })).rejects.toThrow('has no account yet')
  const { id } = await world.deactivatedPerson()
  await expect(people.requirePassword.mutate({ id })).rejects.toThrow('was deactivated')
  await expect(people.resetFactor.mutate({ id })).rejects.toThrow('has no second factor')
  const withFactor = await world.personWithFactor()
  await people.resetFactor.mutate(withFactor)
  expect((await people.get.query(withFactor)).hasSecondFactor).toBe(false)
})

test('a deactivated administrator loses every way in, and comes back with the old password', async () => {
  const { trpc } = await admin()
  const leaving = await admin()
  const id = await idOf(leaving)
  const invited = { firstName: 'Nora', lastName: 'Vance', email: `nora${unique()}@example.com` }
  await leaving.trpc.admin.invitations.create.mutate({ ...invited, role: 'ADMIN' })
  await trpc.admin.people.deactivate.mutate({ id, version: 1 })
  expect(await statusOf(leaving)).toBe(401)
  expect((await signIn(leaving.email)).status).toBe(401)
  const invitations = db.selectFrom('userInvitations').select('status').where('email', '=', invited.email)
  expect(await invitations.execute()).toEqual([{ status: 'CANCELLED' }])
  const mails = await mailsTo(services, leaving.email)
  expect(mails.map(({ template }) => template)).toContain('account-deactivated')
  await expect(trpc.admin.people.deactivate.mutate({ id, version: 2 })).rejects.toThrow('already deactivated')
  await expect(trpc.admin.people.reactivate.mutate({ id, version: 1 })).rejects.toThrow('has changed since')
  await trpc.admin.people.reactivate.mutate({ id, version: 2 })
  expect((await signIn(leaving.email)).status).toBe(200)
})

test('an administrator who was deleted does not come back, and neither do those they invited', async () => {
  const { trpc } = await admin()
  const id = await idOf(await admin())
  const leaving = await admin()
  const userId = await idOf(leaving)
  const invited = { firstName: 'Nora', lastName: 'Vance', email: `nora${unique()}@example.com` }
  const { id: invitationId } = await leaving.trpc.admin.invitations.create.mutate({
    ...invited,
    role: 'ADMIN',
  })
  await trpc.admin.data.erasePerson.mutate({ userId, confirmation: 'DELETE' })
  const missing = { data: { code: 'NOT_FOUND' } }
  await expect(trpc.admin.people.reactivate.mutate({ id: userId, version: 2 })).rejects.toMatchObject(missing)
  expect(await trpc.admin.people.get.query({ id })).toMatchObject({ id, deactivatedAt: null })
  const invitation = db.selectFrom('userInvitations').select('status').where('id', '=', invitationId)
  expect(await invitation.execute()).toEqual([{ status: 'CANCELLED' }])
})

test('a client is deactivated here as on their client’s page', async () => {
  const { trpc } = await admin()
  const person = await client()
  const id = await idOf(person)
  const left = await trpc.admin.people.deactivate.mutate({ id, version: 1 })
  expect(left).toMatchObject({ id, deactivatedAt: clock.now().toISOString(), version: 2 })
  expect(await statusOf(person)).toBe(401)
  await trpc.admin.people.reactivate.mutate({ id, version: 2 })
  expect((await signIn(person.email)).status).toBe(200)
})

test('refuses a new password, a deactivation and a role to someone who signed in long ago', async () => {
  const { rest, trpc } = await admin()
  const { id } = await world.person()
  const email = (await trpc.admin.people.get.query({ id })).email
  clock.advance({ minutes: 11 })
  const refused = { status: 403, body: { code: 'PROOF_NEEDED' } }
  expect(await rest('POST', `/api/people/${id}/require-password`)).toMatchObject(refused)
  expect(await rest('POST', `/api/people/${id}/reset-factor`)).toMatchObject(refused)
  expect(await rest('POST', `/api/people/${id}/deactivate`, { version: 1 })).toMatchObject(refused)
  expect(await rest('POST', '/api/auth/jwt/elevate-user', { email, role: 'CLIENT' })).toMatchObject(refused)
})
