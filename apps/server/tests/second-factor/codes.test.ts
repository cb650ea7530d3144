// Guards: begin-authenticator, confirm-authenticator, turn-off-authenticator, renew-recovery-codes

import { appCode } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { addApp } from '../support/calls/factors-of.ts'
import { mailsTo } from '../support/mails-to.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db } = services.database

const WRONG =
  'This code is not right. Enter the newest code of your app. If it fails again, set your phone’s clock to automatic.'

/** A client with an authenticator app, whose code of now is used up. */
async function withApp() {
  const browser = await client()
  const { recoveryCodes, secret } = await addApp(browser, clock.now)
  const code = (seconds = 0) => appCode(secret, new Date(clock.now().getTime() + seconds * 1000))
  return { ...browser, code, recoveryCodes }
}

function signIn(email: string, more: { code?: string; password?: string; ip?: string } = {}) {
  const { ip, ...given } = more
  const browser = visitor(ip ? { ip } : {})
  return browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD, ...given })
}

async function historyOf(email: string) {
  const rows = await db
    .selectFrom('signIns')
    .innerJoin('users', 'users.id', 'signIns.userId')
    .select(['signIns.outcome'])
    .where('users.email', '=', email)
    .where('signIns.way', '!=', 'registration')
    .orderBy('signIns.createdAt')
    .orderBy('signIns.id')
    .execute()
  return rows.map(({ outcome }) => outcome)
}

test('a right password asks for the code, says what the person has, and opens no session', async () => {
  const { email } = await withApp()
  const browser = visitor()
  const answer = await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  expect(answer).toMatchObject({
    status: 401,
    body: {
      error: 'Enter the code of your authenticator app',
      code: 'SECOND_FACTOR_NEEDED',
      factors: ['app', 'recovery_code'],
    },
  })
  expect(browser.cookies.size).toBe(0)
  expect(await historyOf(email)).toEqual([])
})

test('a wrong password gets the same refusal with a factor, without one, and with a right code', async () => {
  const { code, email } = await withApp()
  clock.advance({ seconds: 30 })
  const plain = await client()
  const answers = [
    await signIn(email, { password: 'Wrong2026!' }),
    await signIn(email, { password: 'Wrong2026!', code: code() }),
    await signIn(plain.email, { password: 'Wrong2026!' }),
  ]
  for (const { text } of answers)
    expect(text).toBe('{"error":"Invalid credentials","code":"UNAUTHENTICATED"}')
  expect(await signIn(email, { code: code() }), 'the code is not used up').toMatchObject({ status: 200 })
})

test('the code of now opens the session, and one of the step before and after as well', async () => {
  const { code, email } = await withApp()
  for (const seconds of [-30, 0, 30]) {
    clock.advance({ minutes: 2 })
    expect(await signIn(email, { code: code(seconds) })).toMatchObject({ status: 200, body: { email } })
  }
})

test('refuses early, late and made-up codes in the same words, and records each', async () => {
  const { code, email } = await withApp()
  clock.advance({ minutes: 5 })
  const made = code(600) === '000000' ? '111111' : '000000'
  for (const wrong of [code(90), code(-90), made]) {
    const answer = await signIn(email, { code: wrong })
    expect(answer).toMatchObject({ status: 401, body: { error: WRONG, code: 'UNAUTHENTICATED' } })
  }
  expect(await historyOf(email)).toEqual(['wrong_code', 'wrong_code', 'wrong_code'])
  const refused = await db
    .selectFrom('auditLogs')
    .innerJoin('users', 'users.id', 'auditLogs.entityId')
    .select('action')
    .where('users.email', '=', email)
    .where('action', '=', 'session.refuse')
    .execute()
  expect(refused).toHaveLength(3)
})

test('refuses a code that was used, also one that is older than the last', async () => {
  const { code, email } = await withApp()
  clock.advance({ minutes: 2 })
  const [older, current] = [code(-30), code()]
  expect((await signIn(email, { code: current })).status).toBe(200)
  for (const used of [current, older])
    expect(await signIn(email, { code: used })).toMatchObject({
      status: 401,
      body: { error: 'This code was already used. Wait for the next one.' },
    })
})

test('wrong codes and wrong passwords count together, and a right password resets nothing', async () => {
  const { code, email } = await withApp()
  clock.advance({ minutes: 2 })
  for (let n = 0; n < 5; n++) {
    expect((await signIn(email, { password: 'Wrong2026!' })).status).toBe(401)
    expect((await signIn(email, { code: code(300) })).status).toBe(401)
    if (n < 4) expect(await signIn(email)).toMatchObject({ body: { code: 'SECOND_FACTOR_NEEDED' } })
  }
  expect(await signIn(email, { code: code() })).toMatchObject({ status: 429 })
  clock.advance({ minutes: 16 })
  expect((await signIn(email, { code: code() })).status).toBe(200)
})

test('a session resets the count of failures', async () => {
  const { code, email } = await withApp()
  for (let round = 0; round < 2; round++) {
    clock.advance({ minutes: 1 })
    for (let n = 0; n < 7; n++) expect((await signIn(email, { code: code(300) })).status).toBe(401)
    expect((await signIn(email, { code: code() })).status).toBe(200)
  }
})

test('a recovery code opens a session once, whatever its spelling, and its owner is told', async () => {
  const { email, recoveryCodes } = await withApp()
  expect(recoveryCodes).toHaveLength(10)
  const [first = ''] = recoveryCodes
  clock.advance({ seconds: 1 })
  expect((await signIn(email, { code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
  expect(await signIn(email, { code: first })).toMatchObject({
    status: 401,
    body: { error: 'This recovery code was already used. Use another one.' },
  })
  const mail = (await mailsTo(services, email)).findLast(({ template }) => template === 'factor-changed')
  expect(mail?.text).toContain('A recovery code was used')
  expect(mail?.text).toContain('You have 9 left')
})

test('refuses a recovery code of someone else', async () => {
  const [{ email }, other] = [await withApp(), await withApp()]
  expect(await signIn(email, { code: other.recoveryCodes[0] ?? '' })).toMatchObject({
    status: 401,
    body: { error: 'This recovery code is not right. Check it, or use another one.' },
  })
})

test('the sign-in of administrators asks everyone as well, before it says who they are', async () => {
  const { email, trpc } = await admin()
  const { secret } = await addApp({ ...visitor(), trpc }, clock.now)
  const login = { username: email, password: PASSWORD }
  expect(await visitor().rest('POST', '/api/auth/login', login)).toMatchObject({
    status: 401,
    body: { code: 'SECOND_FACTOR_NEEDED' },
  })
  clock.advance({ seconds: 30 })
  const code = appCode(secret, clock.now())
  expect(await visitor().rest('POST', '/api/auth/login', { ...login, code })).toMatchObject({ status: 200 })

  const owner = await withApp()
  clock.advance({ minutes: 2 })
  const browser = visitor()
  const asked = { username: owner.email, password: PASSWORD }
  const refused = await browser.rest('POST', '/api/auth/login', asked)
  expect(refused).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } })
  expect(refused.text).not.toContain(owner.email)
  const given = await browser.rest('POST', '/api/auth/login', { ...asked, code: owner.code() })
  expect(given).toMatchObject({ status: 200, body: { role: 'CLIENT' } })
  expect(browser.cookies.size).toBe(0)
  expect(await historyOf(owner.email)).toEqual(['refused'])
})

test('a new password by mail leaves the second factor as it is', async () => {
  const { email, trpc } = await withApp()
  await db
    .updateTable('users')
    .set({ passwordHash: 'plain:Sunflower2027' })
    .where('email', '=', email)
    .execute()
  expect(await signIn(email, { password: 'Sunflower2027' })).toMatchObject({
    body: { code: 'SECOND_FACTOR_NEEDED' },
  })
  expect((await trpc.auth.secondFactor.state.query()).app).not.toBeNull()
})

test('refuses a wrong first code, and an app that was not begun; until then no one is asked for a code', async () => {
  const { email, rest, trpc } = await client()
  const confirm = (code: string) => rest('POST', '/api/account/authenticator/confirm', { code })
  expect(await confirm('123456')).toMatchObject({ status: 409 })
  const { secret, uri } = await trpc.auth.secondFactor.begin.mutate()
  expect(uri).toContain(secret)
  const late = appCode(secret, new Date(clock.now().getTime() - 90_000))
  expect(await confirm(late)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code', message: WRONG }] },
  })
  expect((await signIn(email)).status).toBe(200)
  await confirm(appCode(secret, clock.now()))
  expect(await signIn(email)).toMatchObject({ body: { code: 'SECOND_FACTOR_NEEDED' } })
})

test('refuses a second app beside the first, and turns it off', async () => {
  const { email, rest, trpc } = await withApp()
  expect(await rest('POST', '/api/account/authenticator')).toMatchObject({ status: 409 })
  clock.advance({ seconds: 1 })
  await trpc.auth.secondFactor.turnOff.mutate()
  expect(await trpc.auth.secondFactor.state.query()).toEqual({
    app: null,
    passkeys: 0,
    recoveryCodesLeft: null,
    isRequired: false,
  })
  expect((await signIn(email)).status).toBe(200)
  expect(await rest('DELETE', '/api/account/authenticator')).toMatchObject({ status: 409 })
  const mails = (await mailsTo(services, email)).filter(({ template }) => template === 'factor-changed')
  expect(mails.map(({ text }) => /(An|The) authenticator app was \w+/.exec(text)?.[0])).toEqual([
    'An authenticator app was added',
    'The authenticator app was removed',
  ])
})

test('new recovery codes end the old ones; refuses them without a second factor', async () => {
  const { email, recoveryCodes, trpc } = await withApp()
  const renewed = await trpc.auth.secondFactor.renewRecoveryCodes.mutate()
  expect((await signIn(email, { code: recoveryCodes[0] ?? '' })).status).toBe(401)
  expect((await signIn(email, { code: renewed.recoveryCodes[0] ?? '' })).status).toBe(200)
  const plain = await client()
  expect(await plain.rest('POST', '/api/account/recovery-codes')).toMatchObject({ status: 409 })
})

test('neither secret nor codes can be read in the tables', async () => {
  const { recoveryCodes } = await withApp()
  const { secret } = await (await client()).trpc.auth.secondFactor.begin.mutate()
  const stored = JSON.stringify([
    await db.selectFrom('authenticators').selectAll().execute(),
    await db.selectFrom('recoveryCodes').selectAll().execute(),
    await db.selectFrom('auditLogs').selectAll().execute(),
    await db.selectFrom('outboxMails').select('data').execute(),
  ])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text)
})
