import { createPasswords } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, PASSWORD } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-browser.ts'

const { client, visitor } = await fileApp({
  replace: () => ({ passwords: createPasswords({ maxWaiting: 1 }) }),
})

const BUSY = {
  status: 503,
  body: {
    error: 'Too many people are signing in right now. Please try again in a few seconds.',
    code: 'NOT_READY',
  },
  headers: { 'retry-after': '5' },
}

const refusedOf = (answers: TestAnswer[]) => answers.filter(({ status }) => status === 503)

test('refuses sign-ins when the queue is full, without counting them as failures', async () => {
  const { email } = await client()
  const guess = () => visitor().rest('POST', '/api/auth/jwt/login', { email, password: 'Wrong2026!' })
  const answers = await Promise.all(Array.from({ length: 10 }, guess))
  expect(refusedOf(answers)[0]).toMatchObject(BUSY)
  for (let n = 0; n < refusedOf(answers).length; n++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('refuses registrations when the queue is full, without counting them toward the hourly limit', async () => {
  const ip = '192.0.2.1'
  const register = () => {
    const person = { name: 'Maren Okafor', email: `maren${unique()}@example.com`, password: PASSWORD }
    return visitor({ ip }).rest('POST', '/api/auth/jwt/register', person)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, register))
  expect(refusedOf(answers)[0]).toMatchObject(BUSY)
  expect((await register()).status).toBe(200)
})

test('refuses password changes when the queue is full, without counting them as guesses', async () => {
  const { rest } = await client()
  const body = { currentPassword: 'Wrong2026!', newPassword: PASSWORD }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => rest('POST', '/api/auth/password', body)),
  )
  expect(refusedOf(answers)[0]).toMatchObject(BUSY)
  expect((await rest('POST', '/api/auth/password', body)).status).toBe(400)
})
