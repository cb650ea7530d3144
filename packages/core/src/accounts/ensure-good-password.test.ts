import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { ensureGoodPassword } from './ensure-good-password.ts'

const maren = { name: 'Maren Okafor', email: 'maren@example.com', username: null }
const KNOWN = 'This password is one of the best known ones, so others will try it. Please choose another.'

test.each(['Password1!', 'P@ssw0rd1!', 'Qwerty123', 'Welcome1', '!Trustno1!'])(
  'refuses %s, which is well known',
  async (password) => {
    await expect(ensureGoodPassword(password, maren)).rejects.toMatchObject({
      code: 'INVALID',
      message: KNOWN,
      issues: [{ path: 'password', message: KNOWN }],
    })
  },
)

test('refuses the name of the owner at the field that holds the password', async () => {
  const message = 'Please choose a password that does not contain your name'
  await expect(ensureGoodPassword('Okafor2026!', maren, 'newPassword')).rejects.toMatchObject({
    issues: [{ path: 'newPassword', message }],
  })
})

test('allows a password that no list holds', async () => {
  await expect(ensureGoodPassword('Prairie2026!', maren)).resolves.toBeUndefined()
})

test('the list holds at least 30,000 passwords, in lower case', () => {
  const known = dictionary['passwords-common']
  expect(new Set(known).size).toBeGreaterThan(30_000)
  expect(known.filter((password) => password !== password.toLowerCase())).toEqual([])
})
