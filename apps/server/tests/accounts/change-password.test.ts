// Guards: change-password

import { expect, test } from 'vitest'
import { gate } from '../support/gate.ts'
import { newsOf } from '../support/password-news.ts'
import { fileApp, PASSWORD, testApp } from '../support/test-app.ts'

const { client, services, visitor } = await fileApp()
const NEW = 'Sunflower7'

test('a changed password replaces the old one', async () => {
  const { email, rest } = await client()
  const answer = await rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW })
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  const signIn = (password: string) => visitor().rest('POST', '/api/auth/jwt/login', { email, password })
  expect((await signIn(PASSWORD)).status).toBe(401)
  expect((await signIn(NEW)).status).toBe(200)
})

test('changing the password ends every other session and renews the current one', async () => {
  const browser = await client()
  const otherBrowser = visitor()
  await otherBrowser.rest('POST', '/api/auth/jwt/login', { email: browser.email, password: PASSWORD })
  const copy = visitor()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)

  await browser.rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW })
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
  expect((await otherBrowser.rest('GET', '/api/auth/session')).status).toBe(401)
  expect((await copy.rest('GET', '/api/auth/session')).status).toBe(401)
})

test('refuses a change with a wrong current password and keeps the session', async () => {
  const { email, rest } = await client()
  const message = 'The current password is incorrect'
  expect(await rest('POST', '/api/auth/password', { currentPassword: NEW, newPassword: NEW })).toMatchObject({
    status: 400,
    body: { error: message, code: 'INVALID', issues: [{ path: 'currentPassword', message }] },
  })
  expect((await rest('GET', '/api/auth/session')).status).toBe(200)
  expect((await visitor().rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })).status).toBe(
    200,
  )
})

const KINDS = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'

test.each([
  ['Short1', 'Password must be at least 8 characters long'],
  ['sunflower7', KINDS],
  ['SUNFLOWER7', KINDS],
  ['Sunflowers', KINDS],
  [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
])('refuses the new password %s', async (newPassword, message) => {
  const { rest } = await client()
  expect(await rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword })).toMatchObject({
    status: 400,
    body: { error: message, issues: [{ path: 'newPassword', message }] },
  })
})

test('refuses a change by a visitor', async () => {
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await visitor().rest('POST', '/api/auth/password', body)).status).toBe(401)
})

test('refuses to guess the current password more than ten times', async () => {
  const { email, rest } = await client()
  for (let guess = 0; guess < 10; guess++) {
    const body = { currentPassword: `Wrong${guess}`, newPassword: NEW }
    expect((await rest('POST', '/api/auth/password', body)).status).toBe(400)
  }
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await rest('POST', '/api/auth/password', body)).status).toBe(429)
  // Those guesses do not count as failed sign-ins: the owner can sign in and change the password there.
  const owner = visitor()
  expect((await owner.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await owner.rest('POST', '/api/auth/password', body)).status).toBe(200)
})

test('failed sign-ins by strangers do not prevent the owner from changing the password', async () => {
  const { email, rest } = await client()
  const guess = (n: number) => ({ email, password: `Wrong${n}` })
  for (let n = 0; n < 11; n++) await visitor().rest('POST', '/api/auth/jwt/login', guess(n))
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await rest('POST', '/api/auth/password', body)).status).toBe(200)
  expect((await visitor().rest('POST', '/api/auth/jwt/login', { email, password: NEW })).status).toBe(429)
})

test('the owner gets an email without secrets that says what to do if it was not them', async () => {
  const { email, rest } = await client()
  await rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW })
  const [text = '', ...others] = await newsOf(services, email)
  expect(others).toEqual([])
  expect(text).toContain('If this was you, no action is needed.')
  expect(text).toContain('If this was not you, choose “Forgot password?” when you sign in')
  expect(text).toContain('http://localhost:3000\n')
  expect(text).not.toMatch(/token|Prairie2026|Sunflower7/)
})

test('refuses to send an email if the password was not changed', async () => {
  const { email, rest } = await client()
  await rest('POST', '/api/auth/password', { currentPassword: NEW, newPassword: NEW })
  expect(await newsOf(services, email)).toEqual([])
})

test('refuses a change if the current password was replaced in the meantime', async () => {
  const hashing = gate()
  const { client, services, visitor } = await testApp({
    replace: ({ passwords }) => ({
      passwords: {
        ...passwords,
        async hash(password) {
          if (password === 'Intruder1') await hashing.pass()
          return passwords.hash(password)
        },
      },
    }),
  })
  const { email, rest } = await client()
  const change = rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'Intruder1' })
  await hashing.reached
  const owner = visitor()
  await owner.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  await owner.rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW })
  hashing.open()
  expect((await change).body).toMatchObject({ error: 'The current password is incorrect' })
  expect((await visitor().rest('POST', '/api/auth/jwt/login', { email, password: NEW })).status).toBe(200)
  const audits = await services.database.db
    .selectFrom('auditLogs')
    .select('id')
    .where('action', '=', 'user.change-password')
    .execute()
  expect(audits).toHaveLength(1)
})
