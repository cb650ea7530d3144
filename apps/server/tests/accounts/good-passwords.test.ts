import { createSystemCtx } from '@tallgrass/core'
import { createAdministrator, issuePasswordReset } from '@tallgrass/core/people'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, client, services, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })

const KNOWN = 'This password is one of the best known ones, so others will try it. Please choose another.'
const NAME = 'Please choose a password that does not contain your name'
const refused = (path: string, message: string) => ({
  status: 400,
  body: { error: message, code: 'INVALID', issues: [{ path, message }] },
})

test.each([
  ['P@ssw0rd1!', KNOWN],
  ['Okafor2026!', NAME],
])('registration refuses %s', async (password, message) => {
  const email = `maren${unique()}@example.com`
  const answer = await visitor().rest('POST', '/api/auth/jwt/register', {
    name: 'Maren Okafor',
    email,
    password,
  })
  expect(answer).toMatchObject(refused('password', message))
  const users = services.database.db.selectFrom('users').select('id').where('email', '=', email)
  expect(await users.execute()).toEqual([])
})

test('a change refuses a known password, the own name and the password of before', async () => {
  const { email, rest } = await client()
  const change = (newPassword: string) =>
    rest('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword })
  expect(await change('Password1')).toMatchObject(refused('newPassword', KNOWN))
  expect(await change('Maren2026')).toMatchObject(refused('newPassword', NAME))
  const local = email.split('@')[0] ?? ''
  expect(await change(`X${local}`)).toMatchObject(
    refused('newPassword', 'Please choose a password that does not contain your email address'),
  )
  expect(await change(PASSWORD)).toMatchObject(
    refused('newPassword', 'This is the password that you have already. Please choose another.'),
  )
})

test('a reset refuses a known password and keeps its link', async () => {
  const { email } = await client()
  const { link } = await issuePasswordReset(createSystemCtx(services), { email })
  const reset = (password: string) =>
    visitor().rest('POST', '/api/auth/password/reset', { token: tokenOf(link), password })
  expect(await reset('Password1')).toMatchObject(refused('password', KNOWN))
  expect((await reset('Sunflower7')).status).toBe(200)
})

test('an invitation refuses the chosen username and keeps its link', async () => {
  const { trpc } = await admin()
  const email = `elena${unique()}@example.com`
  const person = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' } as const
  const { inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  const username = `grazer${unique()}`
  const accept = (password: string) =>
    visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, { username, password })
  expect(await accept(username.replace('g', 'G'))).toMatchObject(
    refused('password', 'Please choose a password that does not contain your username'),
  )
  expect((await accept('Sunflower7')).status).toBe(200)
})

test('the command line refuses a known password', async () => {
  const person = { name: 'Ruth Calloway', email: `ruth${unique()}@example.com`, username: null }
  await expect(
    createAdministrator(createSystemCtx(services), { ...person, password: 'Password1' }),
  ).rejects.toMatchObject({ code: 'INVALID', message: KNOWN })
})
