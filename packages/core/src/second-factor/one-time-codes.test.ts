import { expect, test } from 'vitest'
import { appUri, matchingStep, newAppSecret } from './one-time-codes.ts'

/** RFC 6238, appendix B, for SHA-1; the last six digits of each code. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const AT = new Date(1_111_111_109_000)
const CODE = '081804'
const STEP = 37_037_036

test.each([
  ['at its time', 0, STEP],
  ['one step late', 30, STEP],
  ['one step early', -30, STEP],
  ['on a clock that is 90 s ahead', -90, undefined],
  ['on a clock that is 90 s behind', 90, undefined],
])('a code %s is accepted or not', (_when, seconds, step) => {
  expect(matchingStep(SECRET, CODE, new Date(AT.getTime() + seconds * 1000))).toBe(step)
})

test('refuses another code', () => {
  expect(matchingStep(SECRET, '081805', AT)).toBeUndefined()
})

test('a secret has 160 bits, and its address says whose it is', () => {
  const secret = newAppSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(appUri(secret, 'maren@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('maren@example.com')
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(newAppSecret()).not.toBe(secret)
})
