import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const { admin, client, clock, visitor } = await fileApp({
  replace: ({ settings }) => ({
    passwords: plainPasswords,
    settings: { ...settings, requireAdminSecondFactor: true },
  }),
})

const SENTENCE = 'Administrators of this site need a second factor. Add one to your account first.'

test('an administrator without a second factor may only add one', async () => {
  const browser = await admin()
  expect(await browser.trpc.auth.session.query()).toMatchObject({ role: 'ADMIN', needsSecondFactor: true })
  for (const path of ['/api/projects', '/api/auth/jwt/users', '/api/admin/audit.csv', '/api/clients.csv'])
    expect(await browser.rest('GET', path), path).toMatchObject({
      status: 403,
      body: { error: SENTENCE, code: 'FORBIDDEN' },
    })
  const login = { username: browser.email, password: PASSWORD }
  expect(await visitor().trpc.auth.adminLogin.mutate(login)).toMatchObject({
    user: { needsSecondFactor: true },
  })
  await addApp(browser, clock.now)
  expect(await browser.trpc.auth.session.query()).not.toHaveProperty('needsSecondFactor')
  expect((await browser.rest('GET', '/api/projects')).status).toBe(200)
})

test('refuses to remove the last factor, until there is another', async () => {
  const browser = await admin()
  await addApp(browser, clock.now)
  const turnOff = () => browser.rest('DELETE', '/api/account/authenticator')
  expect(await turnOff()).toMatchObject({
    status: 409,
    body: {
      error: 'Administrators of this site need a second factor. Add another one before you remove this one.',
    },
  })
  const { id } = await addPasskey(browser)
  expect((await turnOff()).status).toBe(200)
  expect(await browser.rest('DELETE', `/api/account/passkeys/${id}`)).toMatchObject({ status: 409 })
})

test('clients are not asked for one', async () => {
  const browser = await client()
  expect(await browser.trpc.auth.session.query()).not.toHaveProperty('needsSecondFactor')
  expect((await browser.rest('GET', '/api/projects')).status).toBe(200)
})
