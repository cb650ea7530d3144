import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { comeBack, leaveForProvider, signInByProvider } from '../support/sign-in-by-provider.ts'
import { startOpenId } from '../support/start-openid.ts'
import { fileApp, PASSWORD, plainPasswords, testApp } from '../support/test-app.ts'

const openid = await startOpenId()
const identityProviders = await openid.connect({ trustAmr: true })
const { client, clock, services, visitor } = await fileApp({
  replace: () => ({ identityProviders, passwords: plainPasswords }),
})
const { db } = services.database

test('a provider that the owner trusts stands for the second factor, if it says that it asked for one', async () => {
  const { email } = await client()
  const { id: userId } = await db
    .updateTable('users')
    .set({ emailVerifiedAt: clock.now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = { sub: `subject${unique()}`, email, email_verified: true }
  const browser = visitor()
  await signInByProvider(openid, browser, { account })
  await browser.trpc.auth.providers.link.mutate({ password: PASSWORD })
  const now = clock.now()
  const authenticator = { userId, secretSealed: 'sealed', confirmedAt: now, createdAt: now }
  await db.insertInto('authenticators').values(authenticator).execute()
  const lands = (amr: string[]) => signInByProvider(openid, visitor(), { account: { ...account, amr } })
  expect(await lands(['pwd', 'otp'])).toBe('/portal')
  expect(await lands(['mfa'])).toBe('/portal')
  expect(await lands(['pwd'])).toBe('/sign-in/provider')
})

test('while a provider is away, people are told so, and asked about it again afterwards', async () => {
  // Nothing listens on this port.
  const [away] = await openid.connect({ issuer: 'http://127.0.0.1:9' })
  const [near] = identityProviders
  if (!away || !near) throw new Error('There are two providers')
  let isAway = false
  const turning = {
    ...near,
    begin: (...visit: Parameters<typeof near.begin>) => (isAway ? away : near).begin(...visit),
    finish: (...visit: Parameters<typeof near.finish>) => (isAway ? away : near).finish(...visit),
  }
  const app = await testApp({ replace: () => ({ identityProviders: [turning] }) })
  const unreachable = '/sign-in/provider?refused=unreachable&provider=acme'
  const browser = app.visitor()
  const callback = await leaveForProvider(openid, browser, { account: { sub: 'someone' } })
  isAway = true
  expect(await comeBack(app.visitor(), '/api/auth/providers/acme/start')).toBe(unreachable)
  expect(await comeBack(browser, callback)).toBe(unreachable)
  const outcome = app.services.database.db.selectFrom('providerOutcomes').select('failure')
  expect(await outcome.where('provider', '=', 'identity').executeTakeFirst()).toEqual({
    failure: expect.stringContaining('Acme did not respond'),
  })
  isAway = false
  expect(await comeBack(app.visitor(), '/api/auth/providers/acme/start')).toContain(openid.issuer)
})
