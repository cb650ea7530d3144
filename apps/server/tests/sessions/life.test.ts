// Guards: delete-ended-sessions

import { createHash } from 'node:crypto'
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { fileApp, PASSWORD, plainPasswords, testApp } from '../support/test-app.ts'

const COOKIE = '__Host-session'
const cheap = { replace: () => ({ passwords: plainPasswords }) }
const { admin, client, clock, services, visitor } = await fileApp(cheap)
const { db } = services.database

test('the database holds only the hash of a session token', async () => {
  const { cookies } = await client()
  const secret = cookies.get(COOKIE) ?? ''
  const sessions = await db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(secret)
  expect(sessions.map(({ tokenHash }) => tokenHash)).toContain(
    createHash('sha256').update(secret).digest('hex'),
  )
})

test('stolen contents of the sessions table cannot be used to sign in', async () => {
  await client()
  const { id, tokenHash } = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  for (const stolen of [tokenHash, id]) {
    const thief = visitor()
    thief.cookies.set(COOKIE, stolen)
    expect((await thief.rest('GET', '/api/auth/session')).status).toBe(401)
  }
})

test('every sign-in starts a new session and ends the current one', async () => {
  const browser = await client()
  const copy = visitor()
  copy.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '')
  const before = browser.cookies.get(COOKIE)
  await browser.rest('POST', '/api/auth/jwt/login', { email: browser.email, password: PASSWORD })
  expect(browser.cookies.get(COOKIE)).not.toBe(before)
  expect((await copy.rest('GET', '/api/auth/session')).status).toBe(401)
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})

test('a person can be signed in on two devices, and signing out of one keeps the other', async () => {
  const [phone, laptop] = [await client(), visitor()]
  await laptop.rest('POST', '/api/auth/jwt/login', { email: phone.email, password: PASSWORD })
  await phone.rest('POST', '/api/auth/logout')
  expect((await phone.rest('GET', '/api/auth/session')).status).toBe(401)
  expect((await laptop.rest('GET', '/api/auth/session')).status).toBe(200)
})

test('a wrong password keeps the current session', async () => {
  const browser = await client()
  await browser.rest('POST', '/api/auth/jwt/login', { email: browser.email, password: 'Wrong2026!' })
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})

test('with an HTTPS public URL, the cookie is always Secure', async () => {
  const app = await testApp({ ...cheap, publicUrl: 'https://www.example.com', production: true })
  const { email } = await app.client()
  const answer = await app.visitor().rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-(session|device)=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toContain('Domain')
  }
})

test('signing out clears the cookie with its original attributes', async () => {
  const { rest } = await client()
  const { headers } = await rest('POST', '/api/auth/logout')
  expect(headers['set-cookie']).toMatch(
    /^__Host-session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('signing out clears the browser’s cache, but not its cookies or storage', async () => {
  const { rest, send } = await client()
  expect((await rest('GET', '/api/auth/session')).headers).not.toHaveProperty('clear-site-data')
  const { headers } = await rest('POST', '/api/auth/logout')
  expect(headers['clear-site-data']).toBe('"cache"')
  const call = { method: 'POST' as const, url: '/trpc/auth.logout', payload: '{}' }
  const answer = await send({ ...call, headers: { 'content-type': 'application/json' } })
  expect(answer).toMatchObject({ status: 200, headers: { 'clear-site-data': '"cache"' } })
})

test("an administrator's session ends after seven days even if it is used", async () => {
  const { rest } = await admin()
  for (let hour = 0; hour < 7 * 24 - 11; hour += 11) {
    clock.advance({ hours: 11 })
    const last = hour + 11 >= 7 * 24
    expect((await rest('GET', '/api/auth/session')).status).toBe(last ? 401 : 200)
  }
  clock.advance({ hours: 11 })
  expect((await rest('GET', '/api/auth/session')).status).toBe(401)
})

test('an expired session is refused by admin procedures too', async () => {
  const { trpc } = await admin()
  clock.advance({ hours: 12 })
  await expect(trpc.admin.users.list.query({})).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } })
})

test('only expired sessions are deleted', async () => {
  const sessionsOf = (email: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select('sessions.id')
      .where('email', '=', email)
      .execute()
  const [ended, later] = [await client(), await client()]
  clock.advance({ days: 6 })
  expect((await later.rest('GET', '/api/auth/session')).status).toBe(200)
  clock.advance({ days: 1, seconds: 1 })
  await jobHandlers['delete-ended-sessions'](createSystemCtx(services), {})
  expect(await sessionsOf(ended.email)).toEqual([])
  expect(await sessionsOf(later.email)).toHaveLength(1)
  expect((await later.rest('GET', '/api/auth/session')).status).toBe(200)
})
