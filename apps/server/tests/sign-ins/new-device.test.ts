import { expect, test } from 'vitest'
import { mailsTo } from '../support/mails-to.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { admin, client, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})

const signIn = (browser: TestBrowser, { email }: { email: string }) =>
  browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })

const newDeviceMails = async (email: string) =>
  (await mailsTo(services, email)).filter(({ template }) => template === 'new-device')

test('the owner is told once of a new device, and what to do', async () => {
  const [here, there] = [await client(), visitor()]
  for (const _time of [1, 2]) await signIn(there, here)
  const [mail, ...others] = await newDeviceMails(here.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Device: Unknown device. Time: ')
  expect(mail?.text).toMatch(/Network address: 10\./)
  expect(mail?.text).toContain('If this was not you, sign in, change your password')
  expect(mail?.text).toContain('http://localhost:3000/portal/profile')
  const { id } = present(await here.trpc.auth.session.query())
  const told = services.database.db.selectFrom('events').select(['kind', 'personSentence'])
  expect(await told.where('userId', '=', id).execute()).toEqual([
    {
      kind: 'account.new_device',
      personSentence: 'Someone signed in to your account with a new device: Unknown device.',
    },
  ])
})

test('no one is told of the browser that they registered with, or of their first one', async () => {
  const registered = await client()
  await signIn(registered, registered)
  const first = await admin()
  expect(await newDeviceMails(registered.email)).toEqual([])
  expect(await newDeviceMails(first.email)).toEqual([])
})

test('refuses to tell of a new device after a wrong password', async () => {
  const { email } = await client()
  await visitor().rest('POST', '/api/auth/jwt/login', { email, password: 'Wrong2026!' })
  expect(await newDeviceMails(email)).toEqual([])
})
