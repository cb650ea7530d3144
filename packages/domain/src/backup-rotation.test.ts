import { describe, expect, test } from 'vitest'
import { backupName, isManualBackup, readBackupName } from './backup-name.ts'
import { keepBackups, parseKeep } from './backup-rotation.ts'
import { parseInstant, toInstant } from './instant.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function aBackup(at: Date) {
  const madeAt = toInstant(at)
  return { name: backupName(madeAt, { encrypted: true, manual: false }), madeAt }
}

const on = (...days: string[]) => days.map((day) => aBackup(new Date(`${day}T02:00:00Z`)))
const daysOf = (backups: { madeAt: string }[]) => backups.map(({ madeAt }) => madeAt.slice(0, 10))
const NOTHING = { days: 0, weeks: 0, months: 0 }

describe('the name of a backup', () => {
  test('says when it was made, to the second', () => {
    const madeAt = parseInstant('2026-11-23T02:00:59.987Z')
    const scheduled = backupName(madeAt, { encrypted: false, manual: false })
    expect(scheduled).toBe('tallgrass-2026-11-23T02-00-59Z.backup')
    expect(isManualBackup(scheduled)).toBe(false)
    const manual = backupName(madeAt, { encrypted: true, manual: true })
    expect(manual).toBe('tallgrass-2026-11-23T02-00-59Z-manual.backup.age')
    expect(isManualBackup(manual)).toBe(true)
    expect(readBackupName(manual)).toBe('2026-11-23T02:00:59.000Z')
  })

  test.each([
    'tallgrass-2026-02-30T02-00-00Z.backup',
    'tallgrass-2026-11-23T25-00-00Z.backup',
    'tallgrass-2026-11-23T02-00-00Z.backup.zip',
    'tallgrass-2026-11-23T02-00-00Z.backup\n',
    'a/tallgrass-2026-11-23T02-00-00Z.backup',
    '',
  ])('is not %j', (name) => {
    expect(readBackupName(name)).toBeUndefined()
  })
})

describe('what to keep', () => {
  test('reads days, weeks and months', () => {
    expect(parseKeep('7d 4w 12m')).toEqual({ days: 7, weeks: 4, months: 12 })
    expect(parseKeep(' 3w ')).toEqual({ ...NOTHING, weeks: 3 })
  })

  test.each(['', '7', '7d 3d', '0d', '-1d', '7d,4w', '1.5m', '7y', '7 d', '99999d'])('refuses %j', (text) => {
    expect(parseKeep(text)).toBeUndefined()
  })
})

describe('rotation', () => {
  test('keeps the newest backup of each day', () => {
    const backups = ['01:00', '13:00', '23:59'].map((time) => aBackup(new Date(`2026-11-22T${time}:00Z`)))
    const { kept, removed } = keepBackups([...backups, ...on('2026-11-21')], { ...NOTHING, days: 7 })
    expect(kept).toEqual([backups[2], ...on('2026-11-21')])
    expect(removed).toEqual([backups[1], backups[0]])
  })

  test('counts days, weeks and months that have a backup', () => {
    const backups = on('2026-11-23', '2026-11-02', '2026-10-30', '2026-08-05', '2026-08-04', '2025-01-01')
    const days = keepBackups(backups, { ...NOTHING, days: 3 })
    expect(daysOf(days.kept)).toEqual(['2026-11-23', '2026-11-02', '2026-10-30'])
    const weeks = keepBackups(backups, { ...NOTHING, weeks: 4 })
    expect(daysOf(weeks.kept)).toEqual(['2026-11-23', '2026-11-02', '2026-10-30', '2026-08-05'])
    const months = keepBackups(backups, { ...NOTHING, months: 3 })
    expect(daysOf(months.kept)).toEqual(['2026-11-23', '2026-10-30', '2026-08-05'])
  })

  test('begins a week on Monday', () => {
    const sundayAndMonday = on('2026-11-22', '2026-11-23')
    expect(keepBackups(sundayAndMonday, { ...NOTHING, weeks: 9 }).removed).toEqual([])
    const mondayAndSunday = on('2026-11-16', '2026-11-22')
    expect(daysOf(keepBackups(mondayAndSunday, { ...NOTHING, weeks: 9 }).removed)).toEqual(['2026-11-16'])
  })

  test('never touches what is not named like a backup', () => {
    const manual = {
      name: 'tallgrass-2026-11-22T03-00-00Z-manual.backup',
      madeAt: parseInstant('2026-11-22T03:00:00.000Z'),
    }
    expect(keepBackups([manual, ...on('2026-11-23')], { ...NOTHING, days: 1 }).removed).toEqual([])
    const other = { name: 'photo.jpg', madeAt: parseInstant('2020-01-01T00:00:00.000Z') }
    const { kept, removed } = keepBackups([other, ...on('2026-11-23', '2026-11-22')], { ...NOTHING, days: 1 })
    expect([...kept, ...removed]).not.toContain(other)
  })

  // Every seed is another history: of some days or years, with gaps and with several backups a day.
  test.each(Array.from({ length: 200 }, (_, seed) => seed + 1))('holds for history %i', (seed) => {
    let state = seed
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const keep = { days: random(9), weeks: random(6), months: random(14) }
    const span = 1 + random(900)
    const backups = Array.from({ length: random(120) }, () =>
      aBackup(new Date(Date.UTC(2026, 10, 23) - random(span) * DAY_MS - random(DAY_MS))),
    )
    const { kept, removed } = keepBackups(backups, keep)
    const newest = backups
      .map(({ madeAt }) => madeAt)
      .toSorted()
      .at(-1)

    expect([...kept, ...removed].toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      backups.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    )
    expect(kept[0]?.madeAt).toBe(newest)
    expect(kept.length).toBeLessThanOrEqual(Math.max(1, keep.days + keep.weeks + keep.months))
    const allDays = new Set(daysOf(backups))
    const lastDays = [...allDays].toSorted().reverse().slice(0, keep.days)
    expect(daysOf(kept)).toEqual(expect.arrayContaining(lastDays))
    const allMonths = new Set(daysOf(backups).map((day) => day.slice(0, 7)))
    const lastMonths = [...allMonths].toSorted().reverse().slice(0, keep.months)
    expect(daysOf(kept).map((day) => day.slice(0, 7))).toEqual(expect.arrayContaining(lastMonths))
    // A backup taken meanwhile aside, doing it again removes nothing more.
    expect(keepBackups(kept, keep).removed).toEqual([])
  })
})
