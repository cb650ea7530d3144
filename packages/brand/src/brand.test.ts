import { expect, test } from 'vitest'
import { contactEmail, hours } from './index.ts'

test('the address in pieces is an e-mail address once put together', () => {
  expect(contactEmail()).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
})

test('the business opens before it closes, in a time zone that exists', () => {
  for (const { opens, closes } of hours.openings) expect(opens < closes).toBe(true)
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: hours.timeZone })).not.toThrow()
})
