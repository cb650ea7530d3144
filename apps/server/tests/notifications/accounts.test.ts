// Guards: deliver-events
import { jobHandlers, type MailMessage } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { present } from '../support/present.ts'
import { proveAgain } from '../support/prove-again.ts'
import { PASSWORD } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const sent: MailMessage[] = []
const app = await agreementApp({ mail: { enabled: true, send: async (message) => void sent.push(message) } })
const { admin, client, clock } = app
const { trpc } = admin

/** What a user was told since the last time, oldest first. */
async function told({ trpc: { portal } }: TestBrowser) {
  await app.work()
  const { items } = await portal.notifications.list.query({ unread: true })
  if (items.length > 0) await portal.notifications.markRead.mutate({})
  return items.map(({ sentence }) => sentence).toReversed()
}

/** The subjects of what is mailed to someone by now. */
async function mailsTo(email: string) {
  await app.work()
  clock.advance({ minutes: 6 })
  await jobHandlers['mail-notifications'](app.ctx, {})
  await app.work()
  return sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

async function contactOf({ trpc: { auth } }: TestBrowser) {
  const { id } = present(await auth.session.query())
  const people = await trpc.admin.contacts.list.query({ clientId: id })
  return present(people.find((person) => person.id === id))
}

/** With the browser that they know. */
async function signedInAgain<Person extends TestBrowser & { email: string }>(person: Person) {
  await person.trpc.auth.login.mutate({ email: person.email, password: PASSWORD })
  return person
}

beforeEach(async () => {
  await told(admin)
  await told(client)
  await mailsTo(admin.email)
  sent.length = 0
})

test('someone who changes their own password is told, because it may have been someone else', async () => {
  const person = await app.server.client()
  const change = { currentPassword: PASSWORD, newPassword: 'Sunflower7!' }
  await person.trpc.auth.changePassword.mutate(change)
  expect(await told(person)).toEqual(['Your password was changed.'])
  expect(await mailsTo(person.email)).toEqual(['Your password for Tallgrass Automation was changed'])
  expect(await told(admin)).toEqual([])
})

test('an administrator’s own password concerns them alone', async () => {
  const other = await app.server.admin()
  await told(other)
  await told(admin)
  await other.trpc.auth.changePassword.mutate({ currentPassword: PASSWORD, newPassword: 'Sunflower7!' })
  await app.work()
  const { items } = await other.trpc.portal.notifications.list.query({ unread: true })
  expect(items).toMatchObject([{ sentence: 'Your password was changed.', path: '/portal/admin' }])
  expect(await told(admin)).toEqual([])
})

test('a new administrator is told of their role, and all others of them, once', async () => {
  const person = await app.server.client()
  const second = await app.server.admin()
  await told(admin)
  await proveAgain(app.server)
  await trpc.admin.users.changeRole.mutate({ email: person.email, role: 'ADMIN' })
  expect(await told(await signedInAgain(person))).toEqual(['You are now an administrator.'])
  expect(await told(second)).toContainEqual(expect.stringMatching(/ is now an administrator\.$/))
  expect(await told(admin)).toEqual([])
  expect(await mailsTo(person.email)).toEqual([])
})

test('someone who is no longer an administrator is told by mail, and of nothing that only administrators read', async () => {
  const person = await app.server.admin()
  const { email } = person
  await told(admin)
  await proveAgain(app.server)
  await trpc.admin.users.changeRole.mutate({ email, role: 'CLIENT' })
  expect(await mailsTo(email)).toEqual(['You are no longer an administrator'])
  expect(await told(await signedInAgain(person))).toEqual(['You are no longer an administrator.'])
})

test('administrators are told of one who accepts an invitation, in one sentence', async () => {
  const email = `ivo${unique()}@example.com`
  const invited = { email, firstName: 'Ivo', lastName: 'Reyes', role: 'ADMIN' } as const
  // The clock was put forward since the sign-in.
  await trpc.auth.secondFactor.prove.mutate({ password: PASSWORD })
  const { inviteUrl } = await trpc.admin.invitations.create.mutate(invited)
  const token = present(new URL(present(inviteUrl)).searchParams.get('token'))
  const account = { username: `ivo${unique()}`, password: PASSWORD }
  await app.visitor().trpc.auth.acceptInvitation.mutate({ token, ...account })
  expect(await told(admin)).toEqual(['Ivo Reyes accepted the invitation and is now an administrator.'])
})

test('a contact is told which rights they have after a change', async () => {
  const colleague = await colleagueOf(app.server, client, { signs: false, pays: false })
  const { id: userId } = await contactOf(colleague)
  const rights = { signs: true, pays: false, reviews: true }
  await trpc.admin.contacts.setRights.mutate({ userId, ...rights })
  expect(await told(colleague)).toEqual(['Your rights were changed: you may now sign and review.'])
  expect(await mailsTo(colleague.email)).toEqual([])
  await trpc.admin.contacts.setRights.mutate({ userId, signs: false, pays: false, reviews: false })
  expect(await mailsTo(colleague.email)).toEqual([
    'Your rights were changed: you read everything, but you no longer sign, pay or review',
  ])
  const mail = sent.find(({ to }) => to === colleague.email)
  expect(mail?.text).toContain('Choose what we email you')
  expect([mail?.text, mail?.html].join()).not.toContain('Stop these emails')
  expect(mail?.unsubscribe).toBeUndefined()
  expect(await told(client)).toEqual([])
})

test('someone whose account is deactivated gets a message, and is told once it is active again', async () => {
  const colleague = await colleagueOf(app.server, client)
  const { email } = colleague
  const { id, version } = await contactOf(colleague)
  await proveAgain(app.server)
  await trpc.admin.contacts.deactivate.mutate({ id, version })
  const ended = 'Your account at Tallgrass Automation was deactivated'
  expect(await mailsTo(email)).toEqual([ended])
  await trpc.admin.contacts.reactivate.mutate({ id, version: version + 1 })
  expect(await mailsTo(email)).toEqual([ended, 'Your account is active again'])
  expect(await told(client)).toEqual([])
})

test('someone whose account was deactivated is mailed nothing that was still to be mailed', async () => {
  const colleague = await colleagueOf(app.server, client, { signs: false })
  const { id: userId } = await contactOf(colleague)
  await trpc.admin.contacts.setRights.mutate({ userId, signs: true, pays: true, reviews: true })
  await app.work()
  const { id, version } = await contactOf(colleague)
  await proveAgain(app.server)
  await trpc.admin.contacts.deactivate.mutate({ id, version })
  expect(await mailsTo(colleague.email)).toEqual(['Your account at Tallgrass Automation was deactivated'])
})

test('a contact without an account is told nothing of it', async () => {
  const { organizationId } = await contactOf(client)
  const email = `dele${unique()}@example.com`
  const { id, version } = await trpc.admin.contacts.create.mutate({
    firstName: 'Dele',
    lastName: 'Okafor',
    email,
    organizationId,
  })
  await proveAgain(app.server)
  await trpc.admin.contacts.deactivate.mutate({ id, version })
  await trpc.admin.contacts.reactivate.mutate({ id, version: version + 1 })
  expect(await mailsTo(email)).toEqual([])
})
