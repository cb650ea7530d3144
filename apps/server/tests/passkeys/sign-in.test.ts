// Guards: ask-for-passkey, offer-passkey, register-passkey, rename-passkey, remove-passkey
// Guards: sign-in-by-passkey

import { passkeyDevice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { addApp, addPasskey, ORIGIN } from '../support/calls/factors-of.ts'
import { mailsTo } from '../support/mails-to.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db } = services.database

const UNKNOWN = 'This passkey does not open an account here. Use another one, or your password.'
const LATE = 'That took too long, or was sent twice. Please try again.'

type Device = ReturnType<typeof passkeyDevice>

/** Signs in with a passkey, in another browser. */
async function enter(device: Device, more: { role?: 'ADMIN' | 'CLIENT' } = {}, browser = visitor()) {
  const response = device.get(await browser.trpc.auth.passkeys.signInOptions.mutate())
  return { response, browser, answer: await browser.rest('POST', '/api/auth/passkey', { response, ...more }) }
}

async function register({ rest, trpc }: TestBrowser, device: Device, name = 'Laptop') {
  const response = device.create(await trpc.auth.passkeys.registerOptions.mutate())
  return rest('POST', '/api/account/passkeys', { name, response })
}

test('a passkey alone opens a session, which counts as both factors, and stores its use', async () => {
  const owner = await client()
  const { device, recoveryCodes } = await addPasskey(owner)
  expect(recoveryCodes).toHaveLength(10)
  clock.advance({ minutes: 30 })
  const { answer, browser } = await enter(device)
  expect(answer).toMatchObject({ status: 200, body: { role: 'CLIENT', user: { email: owner.email } } })
  expect(await browser.trpc.auth.passkeys.list.query()).toMatchObject([
    { name: 'Laptop', synced: true, lastUsedAt: clock.now().toISOString() },
  ])
  const session = await db
    .selectFrom('sessions')
    .select(['way', 'provedAt'])
    .where('way', '=', 'passkey')
    .execute()
  expect(session).toEqual([{ way: 'passkey', provedAt: clock.now().toISOString() }])
})

test('someone with a passkey is asked for it, or a recovery code, after their password', async () => {
  const owner = await client()
  const { recoveryCodes } = await addPasskey(owner)
  const login = { email: owner.email, password: PASSWORD }
  expect(await visitor().rest('POST', '/api/auth/jwt/login', login)).toMatchObject({
    status: 401,
    body: {
      error: 'Use your passkey, or enter a recovery code',
      code: 'SECOND_FACTOR_NEEDED',
      factors: ['passkey', 'recovery_code'],
    },
  })
  const code = recoveryCodes[3]
  expect((await visitor().rest('POST', '/api/auth/jwt/login', { ...login, code })).status).toBe(200)
})

test('refuses the passkey of another site, one without a checked user, and an unknown one, in the same words', async () => {
  const owner = await client()
  const { device } = await addPasskey(owner)
  const [elsewhere, unchecked] = [
    passkeyDevice({ origin: 'https://evil.example' }),
    passkeyDevice({ origin: ORIGIN, verifiesUser: false }),
  ]
  for (const foreign of [elsewhere, unchecked, passkeyDevice({ origin: ORIGIN })]) {
    const { answer, browser, response } = await enter(foreign)
    expect(answer).toMatchObject({ status: 401, body: { error: UNKNOWN, code: 'UNAUTHENTICATED' } })
    // The same answer under the name of a passkey that opens an account.
    const { id, rawId } = device.get({ challenge: 'any' })
    const renamed = { ...response, id, rawId }
    expect(await browser.rest('POST', '/api/auth/passkey', { response: renamed })).toMatchObject({
      status: 401,
      body: { error: UNKNOWN },
    })
    expect(browser.cookies.size).toBe(0)
  }
  for (const foreign of [elsewhere, unchecked])
    expect(await register(owner, foreign)).toMatchObject({
      status: 400,
      body: { error: 'This passkey was not created for this site. Please try again.' },
    })
})

test('refuses an answer that is sent twice, or later than five minutes', async () => {
  const { device } = await addPasskey(await client())
  const { answer, response } = await enter(device)
  expect(answer.status).toBe(200)
  expect(await visitor().rest('POST', '/api/auth/passkey', { response })).toMatchObject({
    status: 401,
    body: { error: LATE },
  })
  const browser = visitor()
  const late = device.get(await browser.trpc.auth.passkeys.signInOptions.mutate())
  clock.advance({ minutes: 5 })
  expect(await browser.rest('POST', '/api/auth/passkey', { response: late })).toMatchObject({
    status: 401,
    body: { error: LATE },
  })
})

test('refuses a passkey whose counter goes back: it was copied', async () => {
  const device = passkeyDevice({ origin: ORIGIN })
  device.count(1)
  await addPasskey(await client(), device)
  device.count(7)
  expect((await enter(device)).answer.status).toBe(200)
  for (const copied of [7, 6, 0]) {
    device.count(copied)
    expect((await enter(device)).answer).toMatchObject({ status: 401, body: { error: UNKNOWN } })
  }
})

test('refuses a new passkey for the challenge of someone else, of a sign-in, and of five minutes ago', async () => {
  const [owner, other] = [await client(), await client()]
  const challenges = [
    await other.trpc.auth.passkeys.registerOptions.mutate(),
    await owner.trpc.auth.passkeys.signInOptions.mutate(),
  ]
  const send = (challenge: { challenge: string }) => {
    const response = passkeyDevice({ origin: ORIGIN }).create(challenge)
    return owner.rest('POST', '/api/account/passkeys', { name: 'Laptop', response })
  }
  for (const challenge of challenges)
    expect(await send(challenge)).toMatchObject({ status: 410, body: { error: LATE } })
  const late = await owner.trpc.auth.passkeys.registerOptions.mutate()
  clock.advance({ minutes: 5 })
  expect(await send(late)).toMatchObject({ status: 410 })
})

test('refuses a passkey that has an account, and names own ones to the browser', async () => {
  const [owner, other] = [await client(), await client()]
  const { device } = await addPasskey(owner)
  expect(await register(other, device)).toMatchObject({
    status: 409,
    body: { error: 'This passkey belongs to an account already.' },
  })
  const options = await owner.trpc.auth.passkeys.registerOptions.mutate()
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.get({ challenge: 'any' }).id])
  expect(await other.trpc.auth.secondFactor.state.query()).toMatchObject({ recoveryCodesLeft: null })
})

test("the administrators' dialog opens no session for clients", async () => {
  const owner = await client()
  const { device } = await addPasskey(owner)
  const { answer, browser } = await enter(device, { role: 'ADMIN' })
  expect(answer).toMatchObject({ status: 200, body: { role: 'CLIENT' } })
  expect(browser.cookies.size).toBe(0)

  const boss = await admin()
  const { device: key } = await addPasskey(boss)
  expect((await enter(key, { role: 'ADMIN' })).answer).toMatchObject({ status: 200, body: { role: 'ADMIN' } })
  expect((await enter(key)).answer).toMatchObject({ status: 200, body: { role: 'ADMIN' } })
})

test('refuses someone whose account was deactivated', async () => {
  const owner = await client()
  const { device } = await addPasskey(owner)
  await db.updateTable('users').set({ deactivatedAt: clock.now() }).where('email', '=', owner.email).execute()
  expect((await enter(device)).answer).toMatchObject({ status: 401, body: { error: UNKNOWN } })
})

test('an owner renames and removes their passkeys, and is told; refuses those of others', async () => {
  const [owner, other] = [await client(), await client()]
  const { device, id } = await addPasskey(owner)
  const path = `/api/account/passkeys/${id}`
  for (const answer of [await other.rest('PUT', path, { name: 'Mine' }), await other.rest('DELETE', path)])
    expect(answer).toMatchObject({ status: 404, body: { error: 'This passkey does not exist' } })
  expect(await owner.rest('PUT', path, { name: ' Desk ' })).toMatchObject({ body: { name: 'Desk' } })
  clock.advance({ seconds: 1 })
  expect((await owner.rest('DELETE', path)).status).toBe(200)
  expect((await mailsTo(services, owner.email)).at(-1)?.text).toContain('A passkey was removed')
  expect((await enter(device)).answer).toMatchObject({ status: 401 })
  expect(
    (await visitor().rest('POST', '/api/auth/jwt/login', { email: owner.email, password: PASSWORD })).status,
  ).toBe(200)
})

test('recovery codes stay as long as one factor stays', async () => {
  const owner = await client()
  const { recoveryCodes } = await addApp(owner, clock.now)
  const passkey = await addPasskey(owner)
  expect(passkey.recoveryCodes, 'made with the first factor').toEqual([])
  await owner.trpc.auth.secondFactor.turnOff.mutate()
  expect(await owner.trpc.auth.secondFactor.state.query()).toMatchObject({ recoveryCodesLeft: 10 })
  const login = { email: owner.email, password: PASSWORD, code: recoveryCodes[0] }
  expect((await visitor().rest('POST', '/api/auth/jwt/login', login)).status).toBe(200)
})

test('failed passkeys count with wrong passwords', async () => {
  const ip = '198.51.100.7'
  const owner = await client()
  const { device } = await addPasskey(owner)
  for (let n = 0; n < 10; n++) {
    const response = device.get({ challenge: 'made-up' })
    await visitor().rest('POST', '/api/auth/jwt/login', { email: owner.email, password: 'Wrong2026!' })
    expect((await visitor({ ip }).rest('POST', '/api/auth/passkey', { response })).status).toBeGreaterThan(
      400,
    )
  }
  const login = { email: owner.email, password: PASSWORD }
  expect((await visitor().rest('POST', '/api/auth/jwt/login', login)).status).toBe(429)
})
