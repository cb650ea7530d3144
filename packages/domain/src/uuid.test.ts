import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each(['01a1f7d0-0b33-7623-a6a1-76287c5874e3', '00000000-0000-0000-0000-000000000000'])(
  '%s is a UUID',
  (text) => {
    expect(isUuid(text)).toBe(true)
  },
)

test.each([
  '01A1F7D0-0B33-7623-A6A1-76287C5874E3',
  '01a1f7d00b337623a6a176287c5874e3',
  '{01a1f7d0-0b33-7623-a6a1-76287c5874e3}',
  '01a1f7d0-0b33-7623-a6a1-76287c5874e3\n',
  'order-17',
  '',
])('%j is not a UUID', (text) => {
  expect(isUuid(text)).toBe(false)
})
