import { expect, test } from 'vitest'
import { type CallReminder, callReminderDue } from './call-reminder.ts'
import { parseInstant } from './instant.ts'

const startsAt = parseInstant('2026-11-20T15:00:00.000Z')
const chosenAt = parseInstant('2026-11-10T15:00:00.000Z')

test.each<[at: string, sent: CallReminder[], due: CallReminder | undefined]>([
  ['2026-11-19T14:59:59.999Z', [], undefined],
  ['2026-11-19T15:00:00.000Z', [], 'day'],
  ['2026-11-19T15:00:00.000Z', ['day'], undefined],
  ['2026-11-19T17:00:00.000Z', [], 'day'],
  ['2026-11-19T17:00:00.001Z', [], undefined],
  ['2026-11-20T14:00:00.000Z', ['day'], 'hour'],
  ['2026-11-20T14:00:00.000Z', [], 'hour'],
  ['2026-11-20T14:00:00.000Z', ['day', 'hour'], undefined],
  ['2026-11-20T14:50:00.001Z', ['day'], undefined],
  ['2026-11-20T15:00:00.000Z', ['day'], undefined],
])('at %s, after %j, %s is due', (at, sent, due) => {
  expect(callReminderDue({ startsAt, chosenAt, sent, now: new Date(at) })).toBe(due)
})

test('a time that was chosen less than a day ahead is not reminded of a day before', () => {
  const justNow = parseInstant('2026-11-19T16:00:00.000Z')
  const reminderAt = (at: string) =>
    callReminderDue({ startsAt, chosenAt: justNow, sent: [], now: new Date(at) })
  expect(reminderAt('2026-11-19T16:05:00.000Z')).toBeUndefined()
  expect(reminderAt('2026-11-20T14:00:00.000Z')).toBe('hour')
})

test('a time that was chosen while the clock was ahead is reminded of', () => {
  const chosenLater = parseInstant('2026-12-24T15:00:00.000Z')
  const now = new Date('2026-11-19T15:00:00.000Z')
  expect(callReminderDue({ startsAt, chosenAt: chosenLater, sent: [], now })).toBe('day')
})

test('a time that was chosen by an earlier release is reminded of', () => {
  const now = new Date('2026-11-19T15:00:00.000Z')
  expect(callReminderDue({ startsAt, chosenAt: null, sent: [], now })).toBe('day')
})
