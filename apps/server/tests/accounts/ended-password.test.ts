// Guards: refuse-ended-password

import { expect, test } from 'vitest'
import { mailResets } from '../support/mail-resets.ts'
import { mailsTo } from '../support/mails-to.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, clock, services, visitor } = app

const signIn = (email: string, password = PASSWORD, browser = visitor()) =>
  browser.rest('POST', '/api/auth/jwt/login', { email, password })

test('refuses an ended password with what to do, and says nothing about it for a wrong one', async () => {
  const { trpc } = await admin()
  const person = await client()
  const { id } = present(await person.trpc.auth.session.query())
  await trpc.admin.people.requirePassword.mutate({ id })
  expect(await signIn(person.email, 'Wrong2026!')).toMatchObject({
    status: 401,
    text: '{"error":"Invalid credentials","code":"UNAUTHENTICATED"}',
  })
  const browser = visitor()
  const refused = await signIn(person.email, PASSWORD, browser)
  expect(refused).toMatchObject({
    status: 401,
    body: { error: expect.stringMatching(/^You need a new password to sign in\./) },
  })
  expect(browser.cookies.size).toBe(0)
  // The first link still works for an hour; then the right password brings another.
  await mailResets(app)
  const resets = async () =>
    (await mailsTo(services, person.email)).filter(({ template }) => template === 'password-reset')
  expect(await resets()).toEqual([])
  clock.advance({ hours: 2 })
  await signIn(person.email)
  await mailResets(app)
  expect(await resets()).toHaveLength(1)
})
