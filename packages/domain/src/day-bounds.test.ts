import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { dayBoundsIn } from './day-bounds.ts'

test.each([
  ['2026-11-20', '2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  // The clocks go back: 25 hours.
  ['2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
])('%s in Chicago is from %s to %s', (day, start, end) => {
  expect(dayBoundsIn(parseCalendarDate(day), 'America/Chicago')).toEqual({ start, end })
})
