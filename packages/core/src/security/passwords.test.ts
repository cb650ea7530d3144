import { expect, test } from 'vitest'
import { createPasswords, DUMMY_HASH } from './passwords.ts'

const passwords = createPasswords()

test('refuses callers who would wait too long, and says when to retry', async () => {
  const { hash, verify } = createPasswords({ maxWaiting: 2 })
  const asked = Array.from({ length: 9 }, (_, n) => (n % 2 ? hash('Prairie2026!') : verify('x', DUMMY_HASH)))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(6).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ])
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'NOT_READY', retryAfterSeconds: 5 } })
  expect(await verify('Prairie2026!', await hash('Prairie2026!'))).toBe(true)
})

test('a password is hashed with argon2id, 19 MiB, two passes and one lane', async () => {
  expect(await passwords.hash('Prairie2026!')).toMatch(/^\$argon2id\$v=19\$m=19456,(p=1,t=2|t=2,p=1)\$/)
})

test('the right password is accepted and a wrong one refused', async () => {
  const hash = await passwords.hash('Prairie2026!')
  expect(await passwords.verify('Prairie2026!', hash)).toBe(true)
  expect(await passwords.verify('Prairie2026?', hash)).toBe(false)
})

test('refuses every password if there is no account', async () => {
  expect(await passwords.verify('Prairie2026!', undefined)).toBe(false)
})

test('if there is no account, the same amount of hashing is done', async () => {
  const parameters = (hash: string) => hash.split('$').slice(0, 4)
  expect(parameters(DUMMY_HASH)).toEqual(parameters(await passwords.hash('Prairie2026!')))
})
