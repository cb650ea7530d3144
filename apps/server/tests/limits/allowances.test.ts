// Guards: delete-ended-limits

import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, PASSWORD, plainPasswords, testApp } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, services, visitor } = app

const WRONG = 'Wrong2026!'
const LIMITED = {
  status: 429,
  body: {
    error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/),
    code: 'RATE_LIMITED',
  },
}

const signIn = (email: string, password: string, ip?: string) =>
  visitor(ip ? { ip } : {}).rest('POST', '/api/auth/jwt/login', { email, password })
const signInAsAdmin = (username: string, password: string) =>
  visitor().rest('POST', '/api/auth/login', { username, password })

function waitOf({ headers }: TestAnswer): number {
  expect(String(headers['retry-after'])).toMatch(/^\d+$/)
  return Number(headers['retry-after'])
}

/** Ends the windows of all limits. */
const endWindows = () => services.database.db.updateTable('rateLimits').set({ expire: 1 }).execute()

async function inSequence<T>(times: number, call: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let n = 0; n < times; n++) answers.push(await call(n))
  return answers
}

const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status)

test('refuses the eleventh attempt after ten failures, even with the right password', async () => {
  const { email } = await client()
  expect(statuses(await inSequence(10, () => signIn(email, WRONG)))).toEqual(Array(10).fill(401))
  const refused = await signIn(email, PASSWORD)
  expect(refused).toMatchObject(LIMITED)
  expect(waitOf(refused)).toBeGreaterThan(14 * 60)
  expect(waitOf(refused)).toBeLessThanOrEqual(15 * 60)
})

test('failures count together across both sign-in forms and all names of the account', async () => {
  const { email, trpc } = await admin()
  const username = (await trpc.auth.session.query())?.username ?? ''
  await inSequence(3, () => signIn(email, WRONG))
  await inSequence(3, () => signInAsAdmin(email.toUpperCase(), WRONG))
  await inSequence(4, () => signInAsAdmin(username, WRONG))
  expect(await signIn(email, PASSWORD)).toMatchObject(LIMITED)
  expect(await signInAsAdmin(username, PASSWORD)).toMatchObject(LIMITED)
})

test('the procedure also says how long to wait', async () => {
  const { email } = await client()
  await inSequence(10, () => signIn(email, WRONG))
  await expect(visitor().trpc.auth.login.mutate({ email, password: PASSWORD })).rejects.toMatchObject({
    data: { code: 'RATE_LIMITED', httpStatus: 429, retryAfterSeconds: expect.any(Number) },
  })
  const payload = JSON.stringify({ email, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  waitOf(await visitor().send({ method: 'POST', url: '/trpc/auth.login', headers, payload }))
})

test('an unknown account is limited like a known one', async () => {
  const email = `nobody${unique()}@example.com`
  const known = await client()
  expect(statuses(await inSequence(11, () => signIn(email, WRONG)))).toEqual(
    statuses(await inSequence(11, () => signIn(known.email, WRONG))),
  )
})

test('a success clears the failures of the account', async () => {
  const { email } = await client()
  await inSequence(9, () => signIn(email, WRONG))
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  expect(statuses(await inSequence(9, () => signIn(email, WRONG)))).toEqual(Array(9).fill(401))
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('simultaneous attempts cannot bypass the limit', async () => {
  const { email } = await client()
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, WRONG)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('other accounts are not limited, and the limit ends after fifteen minutes', async () => {
  const [one, other] = [await client(), await client()]
  await inSequence(11, () => signIn(one.email, WRONG))
  expect((await signIn(other.email, PASSWORD)).status).toBe(200)
  await endWindows()
  expect((await signIn(one.email, PASSWORD)).status).toBe(200)
})

test('refuses an IP address after fifty failures for any accounts', async () => {
  const { email } = await client()
  const ip = '192.0.2.1'
  const failures = await Promise.all(
    Array.from({ length: 50 }, (_, n) => signIn(`guess${n}-${unique()}@example.com`, WRONG, ip)),
  )
  expect(new Set(statuses(failures))).toEqual(new Set([401]))
  const refused = await signIn(email, PASSWORD, ip)
  expect(refused).toMatchObject(LIMITED)
  expect(waitOf(refused)).toBeGreaterThan(14 * 60)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('successful sign-ins from one IP address are never limited', async () => {
  const { email } = await client()
  const answers = await inSequence(60, () => signIn(email, PASSWORD, '192.0.2.2'))
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
})

test('refuses the twenty-first registration in an hour from one IP address', async () => {
  const register = (ip: string) =>
    visitor({ ip }).rest('POST', '/api/auth/jwt/register', {
      name: 'Maren Okafor',
      email: `maren${unique()}@example.com`,
      password: PASSWORD,
    })
  const answers = await inSequence(20, () => register('192.0.2.3'))
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  const refused = await register('192.0.2.3')
  expect(refused).toMatchObject(LIMITED)
  expect(waitOf(refused)).toBeGreaterThan(59 * 60)
  expect((await register('192.0.2.4')).status).toBe(200)
})

test('refuses the fourth reset in an hour, byte for byte the same for an unknown email', async () => {
  const ask = (email: string) => visitor().rest('POST', '/api/auth/password/forgot', { email })
  const { email } = await client()
  const known = await inSequence(4, () => ask(email))
  const unknownEmail = `nobody${unique()}@example.com`
  const unknown = await inSequence(4, () => ask(unknownEmail))
  expect(statuses(known)).toEqual([200, 200, 200, 429])
  expect(known[3]).toMatchObject(LIMITED)
  expect(waitOf(known[3] as TestAnswer)).toBeGreaterThan(59 * 60)
  expect(unknown.map(({ status, text }) => [status, text])).toEqual(
    known.map(({ status, text }) => [status, text]),
  )
})

test('refuses the 601st call in a minute from one IP address, but serves others and probes', async () => {
  const ip = '192.0.2.5'
  const flood = visitor({ ip })
  const answers = await inSequence(601, () => flood.rest('GET', '/api/nothing'))
  expect(statuses(answers.slice(0, 600))).toEqual(Array(600).fill(404))
  const refused = answers[600] as TestAnswer
  expect(refused).toMatchObject(LIMITED)
  expect(waitOf(refused)).toBeLessThanOrEqual(60)
  expect((await flood.rest('GET', '/trpc/auth.session')).status).toBe(429)
  expect((await flood.rest('GET', '/api/health')).status).toBe(200)
  expect((await flood.rest('GET', '/api/ready')).status).toBe(200)
  expect((await visitor().rest('GET', '/api/nothing')).status).toBe(404)
})

test('the table of counts contains no IP addresses or accounts', async () => {
  const { email } = await client()
  await signIn(email, WRONG, '192.0.2.77')
  const rows = await services.database.db.selectFrom('rateLimits').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|192\.0\.2/)
})

test('only expired counts are deleted', async () => {
  const { clock, services } = await testApp()
  const { db } = services.database
  const now = clock.now().getTime()
  const values = [
    { key: 'over', points: 3, expire: now - 1 },
    { key: 'running', points: 3, expire: now + 1 },
  ]
  await db.insertInto('rateLimits').values(values).execute()
  await jobHandlers['delete-ended-limits'](createSystemCtx(services), {})
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'running' }])
})

test('a refused sign-in is recorded once with its account and without the password', async () => {
  const { client, id } = await givenClient(app)
  await signIn(client.email, WRONG)
  const rows = await services.database.db
    .selectFrom('auditLogs')
    .selectAll()
    .where('entityId', '=', id)
    .where('action', '=', 'session.refuse')
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(WRONG)
})
