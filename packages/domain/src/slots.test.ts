import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { parseInstant } from './instant.ts'
import { openSlots, type SlotQuery, slotStateAt } from './slots.ts'

const MINUTE_MS = 60_000
const rules = { stepMinutes: 30, bufferMinutes: 15, noticeHours: 4, horizonDays: 30 }
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** Friday, 3:00 a.m. in Chicago. */
const now = new Date('2026-11-20T09:00:00Z')

const chicago = {
  timeZone: 'America/Chicago',
  openings: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    { weekday: 6, opens: '10:00', closes: '14:00' },
  ],
  closedOnFederalHolidays: true,
}

function aQuery(more: Partial<SlotQuery> = {}): SlotQuery {
  return { hours: chicago, rules, minutes: 30, now, taken: [], ...more }
}

describe('open times', () => {
  const taken = [
    { start: parseInstant('2026-11-20T17:00:00.000Z'), until: parseInstant('2026-11-20T17:45:00.000Z') },
  ]

  test('start when the business opens and leave time for the whole call before it closes', () => {
    const friday = openSlots(aQuery()).filter((slot) => slot.startsWith('2026-11-20'))
    expect(friday[0]).toBe('2026-11-20T15:00:00.000Z')
    expect(friday.at(-1)).toBe('2026-11-20T23:30:00.000Z')
    const hourly = openSlots(aQuery({ minutes: 60 })).filter((slot) => slot < '2026-11-21')
    expect(hourly.at(-1)).toBe('2026-11-20T23:00:00.000Z')
  })

  test('respect the notice to the minute', () => {
    const at = (time: string) => openSlots(aQuery({ now: new Date(`2026-11-20T${time}Z`) }))[0]
    expect(at('12:00:00')).toBe('2026-11-20T16:00:00.000Z')
    expect(at('12:00:01')).toBe('2026-11-20T16:30:00.000Z')
  })

  test('end at the horizon', () => {
    expect(openSlots(aQuery()).at(-1)).toBe('2026-12-19T19:30:00.000Z')
    const soon = openSlots(aQuery({ rules: { ...rules, horizonDays: 1 } }))
    expect(new Set(soon.map((slot) => slot.slice(0, 10)))).toEqual(new Set(['2026-11-20']))
  })

  test('skip days on which the business is closed', () => {
    const days = new Set(openSlots(aQuery()).map((slot) => new Date(slot).getUTCDay()))
    expect(days).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('skip federal holidays, if the business keeps them', () => {
    const onThanksgiving = (closedOnFederalHolidays: boolean) =>
      openSlots(aQuery({ hours: { ...chicago, closedOnFederalHolidays } })).filter((slot) =>
        slot.startsWith('2026-11-26'),
      )
    expect(onThanksgiving(true)).toEqual([])
    expect(onThanksgiving(false)).toHaveLength(18)
    const query = aQuery({ now: new Date('2026-06-30T12:00:00Z') })
    // Independence Day is a Saturday in 2026, so that Friday is closed as well.
    for (const [start, state] of [
      ['2026-07-02T17:00:00Z', 'open'],
      ['2026-07-03T17:00:00Z', 'closed'],
      ['2026-07-04T17:00:00Z', 'closed'],
      ['2026-07-06T17:00:00Z', 'open'],
    ] as const)
      expect(slotStateAt(query, new Date(start)), start).toBe(state)
  })

  test('leave a buffer before and after taken times', () => {
    const slots = openSlots(aQuery({ taken }))
    expect(slots).toContain('2026-11-20T16:00:00.000Z')
    expect(slots).not.toContain('2026-11-20T16:30:00.000Z')
    expect(slots).not.toContain('2026-11-20T17:00:00.000Z')
    expect(slots).not.toContain('2026-11-20T17:30:00.000Z')
    expect(slots).toContain('2026-11-20T18:00:00.000Z')
  })

  test('distinguish taken times from times that are never open', () => {
    const stateAt = (start: string) => slotStateAt(aQuery({ taken }), new Date(start))
    expect(stateAt('2026-11-20T17:00:00Z')).toBe('taken')
    expect(stateAt('2026-11-20T18:00:00Z')).toBe('open')
    expect(stateAt('2026-11-20T18:10:00Z')).toBe('closed')
    expect(stateAt('2026-11-22T18:00:00Z')).toBe('closed')
    expect(stateAt('2027-11-22T18:00:00Z')).toBe('closed')
    expect(stateAt('2026-11-19T18:00:00Z')).toBe('closed')
  })
})

/** The local time in a time zone, from another source (Intl) than the code under test. */
function localClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return (time: number) => {
    const [date = '', clock = ''] = format.format(time).split(', ')
    return { date: date.split('/').reverse().join('-'), clock }
  }
}

const zonesWithDst = [
  'America/Chicago',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
]
const zonesWithoutDst = ['America/Phoenix', 'Asia/Kolkata', 'Asia/Tokyo']

function changesOf(timeZone: string): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${timeZone}]`)
  for (at = at.getTimeZoneTransition('next'); at && at.year < 2031; at = at.getTimeZoneTransition('next'))
    changes.push(at)
  return changes
}

/** The open times of one local day, in local time, for a business with these hours every day. */
function localStarts(timeZone: string, date: Temporal.PlainDate, [opens, closes]: [string, string]) {
  const openings = weekdays.map((weekday) => ({ weekday, opens, closes }))
  const before = date.toZonedDateTime(timeZone).subtract({ hours: 36 }).epochMilliseconds
  const hours = { timeZone, openings, closedOnFederalHolidays: false }
  const slots = openSlots(aQuery({ hours, now: new Date(before) }))
  const localTimeOf = localClock(timeZone)
  return slots
    .map((slot) => Date.parse(slot))
    .filter((time) => localTimeOf(time).date === date.toString())
    .map((time) => ({ time, clock: localTimeOf(time).clock }))
}

/** Every half hour that exists on that local day, found by checking the local time every five minutes. */
function existingHalfHours(timeZone: string, date: Temporal.PlainDate): Set<string> {
  const localTimeOf = localClock(timeZone)
  const noon = date.toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds
  const shown = new Set<string>()
  for (let time = noon - 14 * 60 * MINUTE_MS; time < noon + 14 * 60 * MINUTE_MS; time += 5 * MINUTE_MS) {
    const { clock, date: day } = localTimeOf(time)
    if (day === date.toString() && /:(00|30)$/.test(clock)) shown.add(clock)
  }
  return shown
}

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
)
const between = (opens: string, last: string) => halfHours.filter((clock) => clock >= opens && clock <= last)

describe.each(zonesWithDst)('with daylight saving time, in %s', (timeZone) => {
  const changes = changesOf(timeZone)

  test('there are two clock changes a year to check', () => {
    expect(changes.length).toBeGreaterThanOrEqual(9)
  })

  test.each(changes.map((change) => ({ change, day: change.toPlainDate().toString() })))(
    'around $day the business opens and closes by local time',
    ({ change }) => {
      for (const days of [-1, 0, 1]) {
        const date = change.toPlainDate().add({ days })
        const clocks = localStarts(timeZone, date, ['09:00', '18:00']).map(({ clock }) => clock)
        expect(clocks).toEqual(between('09:00', '17:30'))
      }
    },
  )

  test.each(changes.map((change) => ({ change, day: change.toPlainDate().toString() })))(
    'in the night of $day no call starts in a skipped hour or twice in a repeated one',
    ({ change }) => {
      for (const days of [-1, 0]) {
        const date = change.toPlainDate().add({ days })
        const shown = existingHalfHours(timeZone, date)
        const starts = localStarts(timeZone, date, ['00:00', '06:00'])
        const clocks = starts.map(({ clock }) => clock)
        expect(clocks).toEqual(between('00:00', '05:30').filter((clock) => shown.has(clock)))
        for (const [n, { time }] of starts.entries())
          expect(time - (starts[n - 1]?.time ?? 0)).toBeGreaterThanOrEqual(30 * MINUTE_MS)
      }
    },
  )
})

test.each(zonesWithoutDst)('without daylight saving time, in %s, every day is the same', (timeZone) => {
  expect(changesOf(timeZone)).toEqual([])
  for (const day of ['2026-03-08', '2026-11-01', '2029-07-01']) {
    const clocks = localStarts(timeZone, Temporal.PlainDate.from(day), ['09:00', '18:00'])
    expect(clocks.map(({ clock }) => clock)).toEqual(between('09:00', '17:30'))
  }
})
