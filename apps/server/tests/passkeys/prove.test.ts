// Guards: prove

import { appCode, passkeyDevice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { countAudits } from '../support/count-audits.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db } = services.database

const NEEDED = {
  status: 403,
  body: { error: 'Please confirm that it is you first', code: 'PROOF_NEEDED' },
}

const prove = ({ rest }: TestBrowser, proof: object) => rest('POST', '/api/account/proof', proof)
const changeRole = ({ rest }: TestBrowser) =>
  rest('POST', '/api/auth/jwt/elevate-user', { email: 'nobody@example.com', role: 'CLIENT' })

test('ten minutes after the sign-in, deeds that need a proof are refused until there is one', async () => {
  const browser = await admin()
  clock.advance({ minutes: 9, seconds: 59 })
  expect(await changeRole(browser)).toMatchObject({ status: 404 })
  clock.advance({ seconds: 1 })
  const anyId = '01500000-0000-7000-8000-000000000002'
  const deeds = [
    await changeRole(browser),
    await browser.rest('DELETE', `/api/projects/${anyId}`),
    await browser.rest('GET', '/api/admin/audit.csv'),
    await browser.rest('GET', '/api/admin/audit.csv?check=1'),
    await browser.rest('GET', '/api/clients.csv'),
    await browser.rest('GET', `/api/projects/${anyId}/evidence.zip?check=1`),
    await browser.rest('POST', '/api/account/authenticator'),
    await browser.rest('POST', '/api/account/passkeys/options'),
  ]
  for (const answer of deeds) expect(answer).toMatchObject(NEEDED)
  expect((await prove(browser, { password: PASSWORD })).status).toBe(200)
  expect(await changeRole(browser)).toMatchObject({ status: 404 })
  expect(await browser.rest('GET', '/api/admin/audit.csv?check=1')).toMatchObject({ status: 204 })
})

test('a proof counts for its own session alone', async () => {
  const browser = await admin()
  const other = visitor()
  await other.trpc.auth.adminLogin.mutate({ username: browser.email, password: PASSWORD })
  clock.advance({ minutes: 11 })
  await prove(browser, { password: PASSWORD })
  expect(await changeRole(browser)).toMatchObject({ status: 404 })
  expect(await changeRole(other)).toMatchObject(NEEDED)
})

test('someone with a second factor proves by code or passkey; refuses their password', async () => {
  const browser = await admin()
  const { secret } = await addApp(browser, clock.now)
  const { device } = await addPasskey(browser)
  clock.advance({ minutes: 11 })
  expect(await prove(browser, { password: PASSWORD })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password' }] },
  })
  expect(await changeRole(browser)).toMatchObject(NEEDED)
  expect((await prove(browser, { code: appCode(secret, clock.now()) })).status).toBe(200)
  clock.advance({ minutes: 11 })
  const passkey = device.get(await browser.trpc.auth.passkeys.signInOptions.mutate())
  expect((await prove(browser, { passkey })).status).toBe(200)
  expect(await changeRole(browser)).toMatchObject({ status: 404 })
})

test('a new password proves nothing about someone with a second factor', async () => {
  const browser = await admin()
  await addApp(browser, clock.now)
  clock.advance({ minutes: 11 })
  await browser.trpc.auth.changePassword.mutate({ currentPassword: PASSWORD, newPassword: 'Sunflower2027' })
  expect(await changeRole(browser)).toMatchObject(NEEDED)
})

test('refuses a new password in a session that never proved the second factor, until it does', async () => {
  const browser = await client()
  const { secret } = await addApp(browser, clock.now)
  clock.advance({ minutes: 1 })
  // As it was before second factors, or opened by version 0.1.0.
  const { id } = await browser.trpc.auth.session.query().then((user) => user ?? expect.unreachable())
  await db.updateTable('sessions').set({ provedAt: null }).where('userId', '=', id).execute()
  const change = () =>
    browser.rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'Sunflower2027' })
  expect(await change()).toMatchObject(NEEDED)
  await prove(browser, { code: appCode(secret, clock.now()) })
  expect((await change()).status).toBe(200)
})

test('refuses wrong proofs, keeps the session, and audits them', async () => {
  const browser = await client()
  const other = await client()
  const { device } = await addPasskey(other)
  const foreign = device.get(await browser.trpc.auth.passkeys.signInOptions.mutate())
  for (const [proof, field] of [
    [{ password: 'Wrong2026!' }, 'password'],
    [{ code: '123456' }, 'code'],
    [{ passkey: foreign }, 'passkey'],
    [{ passkey: passkeyDevice({ origin: 'https://evil.example' }).get({ challenge: 'any' }) }, 'passkey'],
  ] as const)
    expect(await prove(browser, proof)).toMatchObject({ status: 400, body: { issues: [{ path: field }] } })
  for (const proof of [{}, { code: '123456', password: PASSWORD }])
    expect(await prove(browser, proof)).toMatchObject({ status: 400 })
  expect(await browser.trpc.auth.session.query()).not.toBeNull()
  expect(await countAudits(db, 'session.refuse-proof')).toBeGreaterThanOrEqual(4)
})

test('wrong proofs are counted for the session, and a stolen one cannot use up the attempts of its owner', async () => {
  const owner = await client()
  const { secret } = await addApp(owner, clock.now)
  clock.advance({ minutes: 1 })
  const thief = visitor()
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  for (let n = 0; n < 10; n++) expect((await prove(thief, { code: '000000' })).status).toBe(400)
  expect((await prove(thief, { code: appCode(secret, clock.now()) })).status).toBe(429)
  const fresh = visitor()
  const login = { email: owner.email, password: PASSWORD, code: appCode(secret, clock.now()) }
  expect((await fresh.rest('POST', '/api/auth/jwt/login', login)).status).toBe(200)
})
