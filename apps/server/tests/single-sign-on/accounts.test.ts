// Guards: open-account, finish-sign-in, connect-provider, unlink-provider

import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import type { UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { mailsTo } from '../support/mails-to.ts'
import { signInByProvider } from '../support/sign-in-by-provider.ts'
import { startOpenId } from '../support/start-openid.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const openid = await startOpenId()
const identityProviders = await openid.connect({ domains: ['listed.example'] })
const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ identityProviders, passwords: plainPasswords }),
})
const { db } = services.database

const refusedAs = (reason: string) => `/sign-in/provider?refused=${reason}&provider=acme`
const accountOf = (email: string) => ({
  sub: `subject${unique()}`,
  email,
  email_verified: true,
  name: 'Elena Marsh',
})

async function confirmed(email: string): Promise<UserId> {
  const row = await db
    .updateTable('users')
    .set({ emailVerifiedAt: clock.now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function givenLinked() {
  const { email } = await client()
  const id = await confirmed(email)
  const account = accountOf(email)
  const browser = visitor()
  await signInByProvider(openid, browser, { account })
  await browser.trpc.auth.providers.link.mutate({ password: PASSWORD })
  return { id, email, account, browser }
}

const giveFactor = (userId: UserId) =>
  db
    .insertInto('authenticators')
    .values({ userId, secretSealed: 'sealed', confirmedAt: clock.now(), createdAt: clock.now() })
    .execute()

/** What each mail about connections says. */
async function toldOfConnections(email: string) {
  const mails = (await mailsTo(services, email)).filter(({ template }) => template === 'factor-changed')
  return mails.map(({ text }) =>
    /An account of another service ([\s\S]+?\))\./.exec(text)?.[1]?.replace(/\s+/g, ' ').concat('.'),
  )
}

const session = ({ trpc }: TestBrowser) => trpc.auth.session.query()

test('an invited person accepts by the provider, with the role and name of the invitation', async () => {
  const { trpc } = await admin()
  const email = `elena${unique()}@example.com`
  await trpc.admin.invitations.create.mutate({ firstName: 'Elena', lastName: 'Marsh', email, role: 'ADMIN' })
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account: accountOf(email) })).toBe('/portal/admin')
  expect(await session(browser)).toMatchObject({ email, name: 'Elena Marsh', role: 'ADMIN' })
  const invitation = db.selectFrom('userInvitations').select('status').where('email', '=', email)
  expect(await invitation.executeTakeFirst()).toEqual({ status: 'ACCEPTED' })
})

test('refuses an invitation that was cancelled or has expired', async () => {
  const { trpc } = await admin()
  const email = `elena${unique()}@example.com`
  const person = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' } as const
  const { id } = await trpc.admin.invitations.create.mutate(person)
  await trpc.admin.invitations.cancel.mutate({ id })
  expect(await signInByProvider(openid, visitor(), { account: accountOf(email) })).toBe(refusedAs('unknown'))
})

test('a listed domain opens a client account in an organization of one, whose password can be set by mail', async () => {
  const email = `elena${unique()}@listed.example`
  const [browser, again] = [visitor(), visitor()]
  const account = accountOf(email)
  expect(await signInByProvider(openid, browser, { account })).toBe('/portal')
  expect(await session(browser)).toMatchObject({ email, name: 'Elena Marsh', role: 'CLIENT', org: null })
  const people = await db
    .selectFrom('users')
    .select(['emailVerifiedAt'])
    .where('organizationId', 'in', db.selectFrom('users').select('organizationId').where('email', '=', email))
    .execute()
  expect(people).toEqual([{ emailVerifiedAt: clock.now().toISOString() }])
  expect(await signInByProvider(openid, again, { account })).toBe('/portal')
  await visitor().trpc.auth.forgotPassword.mutate({ email })
  const { rows } = await services.database.pool.query(
    `delete from jobs.job where name = 'mail-password-reset' returning data`,
  )
  for (const { data } of rows) await jobHandlers['mail-password-reset'](createSystemCtx(services), data)
  const resets = db.selectFrom('passwordResets').innerJoin('users', 'users.id', 'userId').select('email')
  expect(await resets.where('email', '=', email).execute()).toHaveLength(1)
})

test('refuses a listed domain without a verified address', async () => {
  const account = { ...accountOf(`elena${unique()}@listed.example`), email_verified: false }
  expect(await signInByProvider(openid, visitor(), { account })).toBe(refusedAs('unverified'))
})

test('refuses a contact without an account, and mails them an invitation', async () => {
  const { trpc } = await admin()
  const email = `dele${unique()}@listed.example`
  await trpc.admin.contacts.create.mutate({ firstName: 'Dele', lastName: 'Okafor', email })
  expect(await signInByProvider(openid, visitor(), { account: accountOf(email) })).toBe(refusedAs('unknown'))
  const { rows } = await services.database.pool.query(
    `select data from jobs.job where name = 'invite-contact' and data->>'userId' is not null`,
  )
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(rows.map(({ data }) => data.userId)).toContain(id)
})

test('a second factor is asked for after the provider, and until then no one is in', async () => {
  const { account, email, id } = await givenLinked()
  await giveFactor(id)
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account })).toBe('/sign-in/provider')
  expect(await session(browser)).toBeNull()
  const ticket = { provider: { name: 'acme', label: 'Acme' }, email, needs: 'code' }
  expect(await browser.trpc.auth.providers.ticket.query()).toEqual(ticket)
  clock.advance({ minutes: 10 })
  expect(await browser.trpc.auth.providers.ticket.query()).toBeNull()
  await expect(browser.trpc.auth.providers.finish.mutate({ code: '123456' })).rejects.toMatchObject({
    data: { code: 'GONE' },
  })
})

test('refuses to connect by the password alone if there is a second factor', async () => {
  const { email } = await client()
  await giveFactor(await confirmed(email))
  const browser = visitor()
  await signInByProvider(openid, browser, { account: accountOf(email) })
  await expect(browser.trpc.auth.providers.link.mutate({ password: PASSWORD })).rejects.toMatchObject({
    data: { code: 'SECOND_FACTOR_NEEDED' },
  })
  expect(await browser.trpc.auth.providers.ticket.query()).toMatchObject({ needs: 'password' })
  expect(await session(browser)).toBeNull()
})

test('two factors that the provider states do not count unless the owner trusts it', async () => {
  const { account, id } = await givenLinked()
  await giveFactor(id)
  const stated = { ...account, amr: ['pwd', 'otp'] }
  expect(await signInByProvider(openid, visitor(), { account: stated })).toBe('/sign-in/provider')
})

test('someone who is signed in connects an account with another address, and disconnects it', async () => {
  const browser = await client()
  await confirmed(browser.email)
  const account = accountOf(`private${unique()}@example.org`)
  expect(await signInByProvider(openid, browser, { account, search: '?connect=1' })).toBe('/portal/profile')
  expect(await browser.trpc.auth.providers.identities.query()).toEqual([])
  expect(await browser.trpc.auth.providers.ticket.query()).toMatchObject({
    email: account.email,
    needs: 'connect',
  })
  await browser.trpc.auth.providers.connect.mutate()
  const [identity] = await browser.trpc.auth.providers.identities.query()
  expect(identity).toMatchObject({ label: 'Acme', email: account.email })
  expect(await signInByProvider(openid, visitor(), { account })).toBe('/portal')
  const { id } = identity ?? {}
  if (!id) throw new Error('Nothing is connected')
  await expect((await client()).trpc.auth.providers.unlink.mutate({ id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
  clock.advance({ seconds: 1 })
  await browser.trpc.auth.providers.unlink.mutate({ id })
  expect(await signInByProvider(openid, visitor(), { account })).toBe(refusedAs('unknown'))
  expect(await toldOfConnections(browser.email)).toEqual([
    `was connected and can now sign in to yours. It is Acme (${account.email}).`,
    `was disconnected and no longer signs in to yours. It is Acme (${account.email}).`,
  ])
})

test('the owner is told of an account that the password connected; refuses to disconnect it without a proof', async () => {
  const { account, browser, email } = await givenLinked()
  expect(await toldOfConnections(email)).toEqual([
    `was connected and can now sign in to yours. It is Acme (${email}).`,
  ])
  const [identity] = await browser.trpc.auth.providers.identities.query()
  clock.advance({ minutes: 11 })
  const refused = await browser.rest('DELETE', `/api/account/sign-in-accounts/${identity?.id}`)
  expect(refused).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } })
  expect(await signInByProvider(openid, visitor(), { account })).toBe('/portal')
})

test('refuses to connect without a recent proof, for an unconfirmed address, and what others have connected', async () => {
  const taken = await givenLinked()
  const browser = await client({ confirmed: false })
  const search = '?connect=1'
  expect(await signInByProvider(openid, browser, { account: taken.account, search })).toBe(refusedAs('taken'))
  await signInByProvider(openid, browser, { account: accountOf('me@example.org'), search })
  await expect(browser.trpc.auth.providers.connect.mutate()).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
    message: 'Please confirm your email address before you connect an account',
  })
  clock.advance({ minutes: 11 })
  await signInByProvider(openid, browser, { account: accountOf('me@example.org'), search })
  await expect(browser.trpc.auth.providers.connect.mutate()).rejects.toMatchObject({
    data: { code: 'PROOF_NEEDED' },
  })
})

test('refuses to begin a connection from another site, or signed out', async () => {
  const url = '/api/auth/providers/acme/start?connect=1'
  const { send } = await client()
  const sent = await send({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(sent).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect(await visitor().send({ method: 'GET', url })).toMatchObject({ status: 401 })
})

test('the list names the providers, without their secrets', async () => {
  expect(await visitor().trpc.auth.providers.list.query()).toEqual({
    providers: [{ name: 'acme', label: 'Acme' }],
    links: true,
  })
})
