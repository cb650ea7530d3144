import { expect, test } from 'vitest'
import { parseInstant, readInstant, toInstant } from './instant.ts'

test('an instant is written in UTC with milliseconds', () => {
  expect(toInstant(new Date('2026-11-20T03:00:00-06:00'))).toBe('2026-11-20T09:00:00.000Z')
})

test.each(['2026-11-20T09:00:00.000Z', '2028-02-29T23:59:59.999Z', '1969-12-31T00:00:00.000Z'])(
  '%s is read as it is',
  (text) => {
    expect(readInstant(text)).toBe(text)
    expect(parseInstant(text)).toBe(text)
  },
)

test.each([
  '',
  'soon',
  '2026-11-20',
  '2026-11-20T09:00:00Z',
  '2026-11-20T09:00:00.000',
  '2026-11-20T09:00:00.000000Z',
  '2026-11-20T03:00:00.000-06:00',
  '2026-11-20 09:00:00.000Z',
  '2027-02-29T09:00:00.000Z',
  '2026-11-20T24:00:00.000Z',
])('%j is not an instant', (text) => {
  expect(readInstant(text)).toBeUndefined()
  expect(() => parseInstant(text)).toThrow(new RangeError(`${text} is not an instant`))
})
