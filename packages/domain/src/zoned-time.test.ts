import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'
import { groupByDay, sameClocks, spanIn, zoneNameIn } from './zoned-time.ts'

test('an evening in Dallas is the next day in Sydney', () => {
  const instants = [parseInstant('2026-11-23T23:00:00.000Z'), parseInstant('2026-11-24T15:00:00.000Z')]
  expect([...groupByDay('America/Chicago', instants).keys()]).toEqual(['2026-11-23', '2026-11-24'])
  expect([...groupByDay('Australia/Sydney', instants).keys()]).toEqual(['2026-11-24', '2026-11-25'])
})

test('the name of a zone follows daylight saving time', () => {
  expect(zoneNameIn('America/Chicago', parseInstant('2026-07-01T12:00:00.000Z'))).toBe(
    'Central Daylight Time',
  )
  expect(zoneNameIn('America/Chicago', parseInstant('2026-12-01T12:00:00.000Z'))).toBe(
    'Central Standard Time',
  )
})

test('a call reads as its day, hours and zone', () => {
  expect(
    spanIn(
      'America/Chicago',
      parseInstant('2026-11-24T17:30:00.000Z'),
      parseInstant('2026-11-24T18:00:00.000Z'),
    ),
  ).toBe('Tuesday, November 24, 11:30 AM – 12:00 PM, Central Standard Time')
})

test('zones have the same clocks only if they agree at every instant', () => {
  const instants = [parseInstant('2026-11-24T17:30:00.000Z'), parseInstant('2026-12-24T17:30:00.000Z')]
  expect(sameClocks('America/Chicago', 'America/Winnipeg', instants)).toBe(true)
  expect(sameClocks('America/Chicago', 'America/Denver', instants)).toBe(false)
})
