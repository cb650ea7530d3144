import { expect, test } from 'vitest'
import { weekToReport } from './last-week.ts'

const reported = (at: string, timeZone = 'America/Chicago') => weekToReport(new Date(at), timeZone)

test.each([
  ['on Sunday', '2026-11-22T18:00:00.000Z'],
  ['on Monday before eight', '2026-11-23T13:59:59.000Z'],
  ['on Tuesday', '2026-11-24T06:00:00.000Z'],
])('%s, no week is reported', (_, at) => {
  expect(reported(at)).toBeUndefined()
})

test.each(['2026-11-23T14:00:00.000Z', '2026-11-24T05:59:59.000Z'])('at %s, last week is reported', (at) => {
  expect(reported(at)).toEqual({
    monday: '2026-11-16',
    sunday: '2026-11-22',
    start: '2026-11-16T06:00:00.000Z',
    end: '2026-11-23T06:00:00.000Z',
  })
})

test('a week in which the clocks change has its own length', () => {
  expect(reported('2026-11-02T14:00:00.000Z')).toMatchObject({
    start: '2026-10-26T05:00:00.000Z',
    end: '2026-11-02T06:00:00.000Z',
  })
})

test('the business’s own Monday counts', () => {
  expect(reported('2026-11-22T23:00:00.000Z', 'Asia/Tokyo')).toMatchObject({ monday: '2026-11-16' })
})
