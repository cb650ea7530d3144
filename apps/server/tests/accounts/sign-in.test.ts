// Guards: sign-in, sign-in-admin, sign-out, verify-credentials

import { expect, test } from 'vitest'
import { fileApp, PASSWORD, testApp } from '../support/test-app.ts'

const COOKIE = '__Host-session'
const { admin, client, clock, visitor } = await fileApp()

test('a registered person can sign in in another browser', async () => {
  const { email } = await client()
  const otherBrowser = visitor()
  const answer = await otherBrowser.rest('POST', '/api/auth/jwt/login', {
    email: email.toUpperCase(),
    password: PASSWORD,
  })
  expect(answer.status).toBe(200)
  const session = await otherBrowser.rest('GET', '/api/auth/session')
  expect(session.body).toEqual({
    id: expect.any(String),
    username: null,
    email,
    name: 'Maren Okafor',
    role: 'CLIENT',
    org: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    emailVerified: true,
    picture: null,
    rights: ['signs', 'pays', 'reviews'],
  })
})

test('a visitor without a session gets 401 over REST and null from the procedure', async () => {
  const { rest, trpc } = visitor()
  expect(await rest('GET', '/api/auth/session')).toMatchObject({
    status: 401,
    body: { error: 'Please sign in first', code: 'UNAUTHENTICATED' },
  })
  expect(await trpc.auth.session.query()).toBeNull()
})

test('wrong credentials get byte-for-byte the same refusal whether or not the account exists', async () => {
  const { email } = await client()
  const known = await visitor().rest('POST', '/api/auth/login', { username: email, password: 'Wrong2026!' })
  const unknown = await visitor().rest('POST', '/api/auth/login', {
    username: 'nobody@example.com',
    password: 'Wrong2026!',
  })
  expect(known.status).toBe(401)
  expect(known.text).toBe('{"error":"Invalid credentials","code":"UNAUTHENTICATED"}')
  expect(unknown).toMatchObject({ status: known.status, text: known.text })
})

test('an administrator signs in by username or email address', async () => {
  const { email, trpc } = await admin()
  const username = (await trpc.auth.session.query())?.username ?? ''
  for (const login of [username.toUpperCase(), email]) {
    const browser = visitor()
    const answer = await browser.rest('POST', '/api/auth/login', { username: login, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: { role: 'ADMIN', user: { email } } })
    expect(browser.cookies.has(COOKIE)).toBe(true)
  }
})

test('refuses a session to a client who uses the administrators’ sign-in', async () => {
  const { email } = await client()
  const browser = visitor()
  const answer = await browser.rest('POST', '/api/auth/login', { username: email, password: PASSWORD })
  expect(answer).toMatchObject({ status: 200, body: { role: 'CLIENT', user: { email } } })
  expect(browser.cookies.size).toBe(0)
})

test('the session is a new random token in a cookie that scripts and other sites cannot use', async () => {
  const { email } = await client()
  const browser = visitor()
  const planted = 'A'.repeat(43)
  browser.cookies.set(COOKIE, planted)
  const answer = await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  expect(cookies.find((cookie) => cookie.includes('session'))).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Expires=Sun, 20 Dec 2026 09:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(browser.cookies.get(COOKIE)).not.toBe(planted)
})

test('a browser that would reject a secure cookie gets a plain one', async () => {
  const { client, visitor } = await testApp({ publicUrl: 'http://192.168.1.20:3000' })
  const { email } = await client()
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  expect([...browser.cookies.keys()].sort()).toEqual(['device', 'session'])
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})

test("a client's session ends after seven idle days and after thirty days at most", async () => {
  const { rest } = await client()
  for (let day = 0; day < 24; day += 6) {
    clock.advance({ days: 6 })
    expect((await rest('GET', '/api/auth/session')).status).toBe(200)
  }
  clock.advance({ days: 6 })
  expect((await rest('GET', '/api/auth/session')).status).toBe(401)

  const other = await client()
  clock.advance({ days: 7 })
  expect((await other.rest('GET', '/api/auth/session')).status).toBe(401)
})

test("an administrator's session ends after twelve idle hours", async () => {
  const { rest } = await admin()
  clock.advance({ hours: 11, minutes: 59 })
  expect((await rest('GET', '/api/auth/session')).status).toBe(200)
  clock.advance({ hours: 12 })
  expect((await rest('GET', '/api/auth/session')).status).toBe(401)
})

test('signing out invalidates every copy of the cookie', async () => {
  const browser = await client()
  const copy = visitor()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  expect((await browser.rest('POST', '/api/auth/logout')).status).toBe(200)
  // The browser itself stays known.
  expect(browser.cookies.has(COOKIE)).toBe(false)
  expect((await copy.rest('GET', '/api/auth/session')).status).toBe(401)
  expect((await browser.rest('POST', '/api/auth/logout')).status).toBe(200)
})
