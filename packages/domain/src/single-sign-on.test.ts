import { expect, test } from 'vitest'
import { isOfDomain, statesTwoFactors } from './single-sign-on.ts'

test.each([[['mfa']], [['pwd', 'otp']], [['hwk', 'pwd']], [['pwd', 'swk', 'user']]])(
  'the methods %j are two factors',
  (amr) => expect(statesTwoFactors(amr)).toBe(true),
)

test.each([[[]], [['pwd']], [['otp']], [['hwk']], [['pwd', 'pin']], [['pwd', 'MFA']]])(
  'the methods %j are not two factors',
  (amr) => expect(statesTwoFactors(amr)).toBe(false),
)

test('a domain is that of the whole part after the last @', () => {
  expect(isOfDomain('maren@Prairie.example', ['prairie.example'])).toBe(true)
  expect(isOfDomain('"a@b"@prairie.example', ['prairie.example'])).toBe(true)
})

test.each([
  'maren@mail.prairie.example',
  'maren@evilprairie.example',
  'maren@prairie.example.evil',
  'prairie',
])('refuses %s as another domain', (email) => expect(isOfDomain(email, ['prairie.example'])).toBe(false))
