import { expect, test } from 'vitest'
import { keepBackups, parseKeepRule } from './backup.ts'
import { DAY_MS } from './day-length.ts'
import { toInstant } from './instant.ts'

const NEWEST = Date.parse('2026-11-23T02:00:00.000Z')
const daily = (days: number) =>
  Array.from({ length: days }, (_, n) => ({ madeAt: toInstant(new Date(NEWEST - n * DAY_MS)) }))
const datesOf = (kept: { madeAt: string }[]) => kept.map(({ madeAt }) => madeAt.slice(0, 10))

test('reads a rule in any order', () => {
  expect(parseKeepRule('7d 4w 12m')).toEqual({ days: 7, weeks: 4, months: 12 })
  expect(parseKeepRule(' 12m  1d ')).toEqual({ days: 1, weeks: 0, months: 12 })
})

test.each(['', '7', '7 d', '7d 4d', '0d', '-1d', '7y', '7d,4w', '1000d', '7D', '1.5w', 'all'])(
  'refuses %j as a rule',
  (text) => {
    expect(parseKeepRule(text)).toBeUndefined()
  },
)

test('of two years of daily backups, keeps 7 days, 4 weeks and 12 months', () => {
  const kept = keepBackups(daily(730), { days: 7, weeks: 4, months: 12 })
  // November 23, 2026 is a Monday.
  const days = '2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17'
  const weeks = '2026-11-15 2026-11-08'
  const months =
    '2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31'
  expect(datesOf(kept)).toEqual(`${days} ${weeks} ${months}`.split(' '))
})

test('keeps the last of several backups of a day', () => {
  const of = (time: string) => ({ madeAt: toInstant(new Date(`2026-11-23T${time}Z`)) })
  const kept = keepBackups([of('02:00'), of('23:59'), of('12:00')], { days: 7, weeks: 0, months: 0 })
  expect(kept).toEqual([of('23:59')])
})

test('keeps old backups while no new ones are made, and always the newest', () => {
  const old = daily(3)
  expect(keepBackups(old, { days: 7, weeks: 0, months: 0 })).toEqual(old)
  expect(keepBackups(old, { days: 0, weeks: 0, months: 0 })).toEqual(old.slice(0, 1))
  expect(keepBackups([], { days: 7, weeks: 4, months: 12 })).toEqual([])
})
