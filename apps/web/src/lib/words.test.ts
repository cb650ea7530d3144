import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { shortId, toWords } from './words'

test.each([
  ['send-mail', 'Send mail'],
  ['password-reset', 'Password reset'],
  ['firstName', 'First name'],
  ['expiresAt', 'Expires at'],
  ['user', 'User'],
  ['api-key', 'API key'],
  ['', ''],
])('"%s" reads as "%s"', (name, words) => {
  expect(toWords(name)).toBe(words)
})

test('a short id is the last eight characters', () => {
  expect(shortId(parseId('User', '0193a5c0-0000-7000-8000-0000deadbeef'))).toBe('deadbeef')
})
