import { expect, test } from 'vitest'
import { factorQuestion, readCode, toRecoveryCode } from './second-factor.ts'

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['12345', 'recovery_code', '12345'],
  ['AB12-cd34 EF56–gh78', 'recovery_code', 'ab12cd34ef56gh78'],
  ['oOiI-lLab', 'recovery_code', '001111ab'],
])('%j is read as %s %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code })
})

test('a recovery code is four groups of letters and digits that no one mixes up', () => {
  const code = toRecoveryCode(Uint8Array.from({ length: 16 }, (_, n) => n * 17))
  expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(readCode(code)).toEqual({ kind: 'recovery_code', code: code.replaceAll('-', '') })
})

test.each([
  [['app'], 'Enter the code of your authenticator app'],
  [['app', 'passkey', 'recovery_code'], 'Enter the code of your authenticator app, or use your passkey'],
  [['passkey', 'recovery_code'], 'Use your passkey, or enter a recovery code'],
  [['passkey'], 'Use your passkey to sign in'],
] as const)('someone with %j is asked: %s', (factors, question) => {
  expect(factorQuestion(factors)).toBe(question)
})
