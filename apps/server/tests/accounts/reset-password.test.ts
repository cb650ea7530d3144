// Guards: request-password-reset, mail-password-reset, issue-password-reset, reset-password

import { createHash } from 'node:crypto'
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { issuePasswordReset } from '@tallgrass/core/people'
import { parseId } from '@tallgrass/domain'
import { aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { meetingPoint } from '../support/gate.ts'
import { givenClient } from '../support/given-client.ts'
import { mailResets } from '../support/mail-resets.ts'
import { newsOf } from '../support/password-news.ts'
import { fileApp, PASSWORD, type TestApp, testApp } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const shared = await fileApp()
const { client, clock, services, visitor } = shared
const { db } = services.database
const NEW = 'Sunflower7'

/** Advances the clock first, so that links have an order. */
async function requestLink(email: string, app: TestApp = shared) {
  app.clock.advance({ seconds: 1 })
  const answer = await app.visitor().rest('POST', '/api/auth/password/forgot', { email })
  await mailResets(app)
  return answer
}

const reset = (token: string, password: unknown = NEW) =>
  visitor().rest('POST', '/api/auth/password/reset', { token, password })
const signIn = (email: string, password: string) =>
  visitor().rest('POST', '/api/auth/jwt/login', { email, password })

/** The links queued for the address, newest first. */
async function linksFor({ services }: TestApp, email: string) {
  const mails = await services.database.db
    .selectFrom('outboxMails')
    .select('sealedLink')
    .where('recipient', '=', email)
    .where('template', '=', 'password-reset')
    .orderBy('id', 'desc')
    .execute()
  return mails.map(({ sealedLink }) => services.sealer.open(sealedLink ?? ''))
}

async function givenLink() {
  const browser = await client()
  await requestLink(browser.email)
  const [link = ''] = await linksFor(shared, browser.email)
  return { ...browser, link, token: tokenOf(link) }
}

const EXPIRED = {
  status: 410,
  body: { error: 'This link has expired or was already used. Please request a new one.', code: 'GONE' },
}

test('the response is byte-for-byte the same for known and unknown addresses', async () => {
  const { email } = await client()
  const known = await requestLink(email)
  const unknown = await requestLink('nobody@example.com')
  expect(known).toMatchObject({ status: 200, body: { ok: true } })
  expect(unknown).toMatchObject({ status: known.status, text: known.text })
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(await linksFor(shared, 'nobody@example.com')).toEqual([])
})

test('a known and an unknown address add the same rows before the response, so timing reveals nothing', async () => {
  const { clock, client, services, visitor } = await testApp()
  const { pool } = services.database
  const tables = ['users', 'audit_logs', 'outbox_mails', 'password_resets', 'jobs.job', 'rate_limits']
  const counts = async () => {
    const answers = tables.map((table) => pool.query(`select count(*)::int as rows from ${table}`))
    return (await Promise.all(answers)).map(({ rows }) => rows[0].rows)
  }
  async function rowsOf(email: string) {
    clock.advance({ seconds: 1 })
    const before = await counts()
    await visitor().rest('POST', '/api/auth/password/forgot', { email })
    return (await counts()).map((rows, n) => rows - before[n])
  }
  const { email } = await client()
  const known = await rowsOf(email)
  expect(known).toEqual([0, 1, 0, 0, 2, 2])
  expect(await rowsOf('nobody@example.com')).toEqual(known)
})

test('a job that runs twice creates one link', async () => {
  const { client, id } = await givenClient(shared)
  const resetId = parseId('PasswordReset', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  const job = { resetId, userId: id }
  const ctx = createSystemCtx(services)
  await jobHandlers['mail-password-reset'](ctx, job)
  await jobHandlers['mail-password-reset'](ctx, job)
  expect(await linksFor(shared, client.email)).toHaveLength(1)
})

test('the owner gets an email that the password was set and what to do if it was not them', async () => {
  const { email, token } = await givenLink()
  await reset(token)
  expect(await newsOf(services, email)).toEqual([expect.stringContaining('If this was not you')])
})

test('the outbox holds the link encrypted, and the table of links only its hash', async () => {
  const { link, token } = await givenLink()
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/)
  const mails = await db.selectFrom('outboxMails').selectAll().execute()
  const resets = await db.selectFrom('passwordResets').selectAll().execute()
  const audits = await db.selectFrom('auditLogs').selectAll().execute()
  expect(JSON.stringify([mails, resets, audits])).not.toContain(token)
  expect(resets.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('hex'))
})

test('a link can be requested with any spelling of the address', async () => {
  const { email } = await client()
  await requestLink(` ${email.toUpperCase()} `)
  expect(await linksFor(shared, email)).toHaveLength(1)
})

test('the link sets a new password, ends every session and starts none', async () => {
  const { email, rest, token } = await givenLink()
  const browser = visitor()
  const answer = await browser.rest('POST', '/api/auth/password/reset', { token, password: NEW })
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect(browser.cookies.size).toBe(0)
  expect((await rest('GET', '/api/auth/session')).status).toBe(401)
  expect((await signIn(email, PASSWORD)).status).toBe(401)
  expect((await signIn(email, NEW)).status).toBe(200)
})

test('using the link verifies the email address', async () => {
  const { email, token } = await givenLink()
  const verified = () =>
    db.selectFrom('users').select('emailVerifiedAt').where('email', '=', email).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ emailVerifiedAt: null }).where('email', '=', email).execute()
  await reset(token)
  expect(await verified()).toEqual({ emailVerifiedAt: clock.now().toISOString() })
})

test('refuses a used link', async () => {
  const { email, token } = await givenLink()
  await reset(token)
  expect(await reset(token, 'Another8ish')).toMatchObject(EXPIRED)
  expect((await signIn(email, NEW)).status).toBe(200)
})

test('refuses a link after an hour and accepts it a millisecond earlier', async () => {
  const first = await givenLink()
  clock.advance({ minutes: 59, seconds: 59, ms: 999 })
  expect((await reset(first.token)).status).toBe(200)
  const second = await givenLink()
  clock.advance({ hours: 1 })
  expect(await reset(second.token)).toMatchObject(EXPIRED)
  expect((await signIn(second.email, PASSWORD)).status).toBe(200)
})

test.each(['A'.repeat(43), '', '\u0000'])('refuses the made-up link %j', async (token) => {
  expect(await reset(token)).toMatchObject(EXPIRED)
})

test('using one link revokes the other links of that person', async () => {
  const { email, token } = await givenLink()
  await requestLink(email)
  const [newer = ''] = await linksFor(shared, email)
  await reset(tokenOf(newer))
  expect(await reset(token, 'Another8ish')).toMatchObject(EXPIRED)
})

const KINDS = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'

test.each([
  ['Short1', 'Password must be at least 8 characters long'],
  [null, 'Password must be at least 8 characters long'],
  ['sunflower7', KINDS],
  ['SUNFLOWER7', KINDS],
  ['Sunflowers', KINDS],
])('refuses the password %j, and the link still works', async (password, message) => {
  const { token } = await givenLink()
  expect(await reset(token, password)).toMatchObject({
    status: 400,
    body: { error: message, issues: [{ path: 'password', message }] },
  })
  expect((await reset(token)).status).toBe(200)
})

test('only one of ten simultaneous uses of a link sets the password', async () => {
  const { email, token } = await givenLink()
  const passwords = Array.from({ length: 10 }, (_, n) => `Sunflower7${n}`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await signIn(email, winner)).status).toBe(200)
})

test('when two links of one person are used at the same moment, one sets the password and nothing fails', async () => {
  let meet = meetingPoint(2)
  const app = await testApp({
    replace: ({ passwords }) => ({ passwords: { ...passwords, hash: (text) => meet().then(() => text) } }),
  })
  const person = await aUser(app.services.database.db)
  for (let round = 0; round < 10; round++) {
    await app.services.database.db.deleteFrom('rateLimits').execute()
    await requestLink(person.email, app)
    await requestLink(person.email, app)
    const [newer = '', older = ''] = await linksFor(app, person.email)
    meet = meetingPoint(2)
    const answers = await Promise.all(
      [newer, older].map((link) =>
        app.visitor().rest('POST', '/api/auth/password/reset', { token: tokenOf(link), password: NEW }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  }
})

test('refuses to send an email if the password was not set', async () => {
  const { email } = await givenLink()
  await reset('A'.repeat(43))
  expect(await newsOf(services, email)).toEqual([])
})

test('refuses an invalid email address', async () => {
  expect(await requestLink('nobody')).toMatchObject({
    status: 400,
    body: { error: 'Valid email address required', code: 'INVALID' },
  })
})

test('an operator can issue a link, but not for an unknown address', async () => {
  const { email } = await client()
  const ctx = createSystemCtx(services)
  const { link } = await issuePasswordReset(ctx, { email: email.toUpperCase() })
  expect((await reset(tokenOf(link))).status).toBe(200)
  expect((await signIn(email, NEW)).status).toBe(200)
  await expect(issuePasswordReset(ctx, { email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'No account has this email address',
  })
})

test('failed sign-ins by strangers do not lock out an owner who has set a new password', async () => {
  const { email, token } = await givenLink()
  for (let n = 0; n < 11; n++) await signIn(email, `Wrong${n}`)
  expect((await signIn(email, PASSWORD)).status).toBe(429)
  expect((await reset(token)).status).toBe(200)
  expect((await signIn(email, NEW)).status).toBe(200)
})
