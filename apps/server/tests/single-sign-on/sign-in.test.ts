// Guards: return-from-provider, admit-linked, link-provider

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { comeBack, leaveForProvider, signInByProvider } from '../support/sign-in-by-provider.ts'
import { startOpenId } from '../support/start-openid.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const openid = await startOpenId()
const identityProviders = await openid.connect()
const app = await fileApp({ replace: () => ({ identityProviders, passwords: plainPasswords }) })
const { admin, client, clock, services, visitor } = app
const { db } = services.database

const refusedAs = (reason: string) => `/sign-in/provider?refused=${reason}&provider=acme`

/** A client who has confirmed their address, and has an account there at the provider. */
async function givenPerson() {
  const { email } = await client()
  const user = await db
    .updateTable('users')
    .set({ emailVerifiedAt: clock.now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...user, email, account: { sub: `subject${unique()}`, email, email_verified: true } }
}

async function givenLinked() {
  const person = await givenPerson()
  const browser = visitor()
  await signInByProvider(openid, browser, person)
  await browser.trpc.auth.providers.link.mutate({ password: PASSWORD })
  return person
}

const whoIsIn = async ({ trpc }: TestBrowser) => (await trpc.auth.session.query())?.email
const identitiesOf = (email: string) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['issuer', 'subject'])
    .where('users.email', '=', email)
    .execute()
const historyOf = async (userId: Awaited<ReturnType<typeof givenPerson>>['id']) =>
  (
    await db
      .selectFrom('signIns')
      .select('outcome')
      .where('userId', '=', userId)
      .where('way', '=', 'provider')
      .orderBy('outcome', 'desc')
      .execute()
  ).map(({ outcome }) => outcome)

test('the password connects an account once, and afterwards the provider alone signs in', async () => {
  const { account, email, id } = await givenPerson()
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account })).toBe('/sign-in/provider')
  expect(await whoIsIn(browser)).toBeUndefined()
  expect(await browser.trpc.auth.providers.ticket.query()).toEqual({
    provider: { name: 'acme', label: 'Acme' },
    email,
    needs: 'password',
  })
  expect(await identitiesOf(email)).toEqual([])
  await browser.trpc.auth.providers.link.mutate({ password: PASSWORD })
  expect(await whoIsIn(browser)).toBe(email)
  expect(await identitiesOf(email)).toEqual([{ issuer: openid.issuer, subject: account.sub }])
  const another = visitor()
  expect(await signInByProvider(openid, another, { account })).toBe('/portal')
  expect(await whoIsIn(another)).toBe(email)
  expect(await historyOf(id)).toEqual(['signed_in', 'signed_in'])
  const ways = await db.selectFrom('sessions').select('way').where('userId', '=', id).execute()
  expect(ways.map(({ way }) => way)).toContain('provider')
})

test('refuses a wrong password, and connects nothing', async () => {
  const { account, email } = await givenPerson()
  const browser = visitor()
  await signInByProvider(openid, browser, { account })
  await expect(browser.trpc.auth.providers.link.mutate({ password: 'Wrong2026!' })).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
    message: 'Invalid credentials',
  })
  expect(await identitiesOf(email)).toEqual([])
  expect(await whoIsIn(browser)).toBeUndefined()
})

test('the role decides where people land, and they go on only to pages of their own portal', async () => {
  const { account } = await givenLinked()
  const lands = (search: string) => signInByProvider(openid, visitor(), { account, search })
  expect(await lands('?to=/portal/invoices?status=OPEN')).toBe('/portal/invoices?status=OPEN')
  for (const to of ['/portal/admin/leads', 'https://evil.example/portal', '//evil.example/portal'])
    expect(await lands(`?to=${encodeURIComponent(to)}`)).toBe('/portal')
  const { email } = await admin()
  await db.updateTable('users').set({ emailVerifiedAt: clock.now() }).where('email', '=', email).execute()
  const browser = visitor()
  const boss = { sub: `subject${unique()}`, email, email_verified: true }
  await signInByProvider(openid, browser, { account: boss })
  await browser.trpc.auth.providers.link.mutate({ password: PASSWORD })
  expect(await signInByProvider(openid, visitor(), { account: boss })).toBe('/portal/admin')
})

test('refuses another subject with the address of a connected account, and records it', async () => {
  const { account, email, id } = await givenLinked()
  const browser = visitor()
  const other = { ...account, sub: 'someone-else' }
  expect(await signInByProvider(openid, browser, { account: other })).toBe(refusedAs('other_account'))
  expect(await whoIsIn(browser)).toBeUndefined()
  expect(await historyOf(id)).toEqual(['signed_in', 'refused'])
  expect(await identitiesOf(email)).toHaveLength(1)
})

test('the subject counts, not the address that it has now', async () => {
  const { account, email } = await givenLinked()
  const { email: other } = await givenPerson()
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account: { ...account, email: other } })).toBe('/portal')
  expect(await whoIsIn(browser)).toBe(email)
})

test.each([
  ['no_email', { email: undefined }],
  ['no_email', { email: 'nonsense' }],
  ['unverified', { email_verified: false }],
  ['unverified', { email_verified: undefined }],
])('refuses a connected account as %s with %j', async (reason, claims) => {
  const { account, id } = await givenLinked()
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account: { ...account, ...claims } })).toBe(
    refusedAs(reason),
  )
  expect(await whoIsIn(browser)).toBeUndefined()
  expect(await historyOf(id)).toEqual(['signed_in', 'refused'])
})

test('refuses an account whose address here is not confirmed', async () => {
  const { email } = await client({ confirmed: false })
  const account = { sub: `subject${unique()}`, email, email_verified: true }
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account })).toBe(refusedAs('unconfirmed'))
  expect(await browser.trpc.auth.providers.ticket.query()).toBeNull()
})

test('refuses a deactivated person', async () => {
  const { account, id } = await givenLinked()
  await db.updateTable('users').set({ deactivatedAt: clock.now() }).where('id', '=', id).execute()
  const browser = visitor()
  expect(await signInByProvider(openid, browser, { account })).toBe(refusedAs('unknown'))
  expect(await historyOf(id)).toEqual(['signed_in', 'refused'])
})

test('refuses a stranger, and creates nothing', async () => {
  const email = `stranger${unique()}@example.com`
  const account = { sub: `subject${unique()}`, email, email_verified: true }
  expect(await signInByProvider(openid, visitor(), { account })).toBe(refusedAs('unknown'))
  expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
})

test('refuses an answer with a wrong nonce', async () => {
  const { account } = await givenLinked()
  const browser = visitor()
  const tamper = ({ searchParams }: URL) => searchParams.set('nonce', 'another')
  expect(await signInByProvider(openid, browser, { account, tamper })).toBe(refusedAs('untrusted'))
  expect(await whoIsIn(browser)).toBeUndefined()
})

test('refuses a code for which another verifier was announced', async () => {
  const { account } = await givenLinked()
  const tamper = ({ searchParams }: URL) => searchParams.set('code_challenge', 'A'.repeat(43))
  expect(await signInByProvider(openid, visitor(), { account, tamper })).toBe(refusedAs('untrusted'))
})

test('refuses a callback that comes a second time, or too late', async () => {
  const { account } = await givenLinked()
  const browser = visitor()
  const callback = await leaveForProvider(openid, browser, { account })
  const before = new Map(browser.cookies)
  expect(await comeBack(browser, callback)).toBe('/portal')
  expect(await comeBack(browser, callback)).toBe(refusedAs('expired'))
  // Even with the cookie of the first time: the provider takes a code once.
  const replaying = visitor()
  for (const [name, value] of before) replaying.cookies.set(name, value)
  expect(await comeBack(replaying, callback)).toBe(refusedAs('untrusted'))
  const late = visitor()
  const lateCallback = await leaveForProvider(openid, late, { account })
  clock.advance({ minutes: 10 })
  expect(await comeBack(late, lateCallback)).toBe(refusedAs('expired'))
})

test('refuses the state of another browser', async () => {
  const { account } = await givenLinked()
  const [mine, theirs] = [visitor(), visitor()]
  const callback = await leaveForProvider(openid, theirs, { account })
  expect(await comeBack(mine, callback)).toBe(refusedAs('expired'))
  await leaveForProvider(openid, mine, { account })
  expect(await comeBack(mine, callback)).toBe(refusedAs('expired'))
  expect(await whoIsIn(mine)).toBeUndefined()
})

test('refuses someone who did not agree at the provider', async () => {
  const account = { sub: 'refuser' }
  expect(await signInByProvider(openid, visitor(), { account })).toBe(refusedAs('cancelled'))
})

test('the cookies of a visit are sealed, out of reach for scripts, and last ten minutes', async () => {
  const { headers } = await visitor().send({ method: 'GET', url: '/api/auth/providers/acme/start' })
  expect(headers['set-cookie']).toMatch(
    /^__Host-provider-visit=[\w-]{100,}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  const state = new URL(String(headers.location)).searchParams.get('state') ?? ''
  expect(headers['set-cookie']).not.toContain(state)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('refuses a provider that is not configured', async () => {
  for (const end of ['start', 'callback']) {
    const { status } = await visitor().send({ method: 'GET', url: `/api/auth/providers/nobody/${end}` })
    expect(status).toBe(404)
  }
})
