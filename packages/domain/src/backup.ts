import { DAY_MS } from './day-length.ts'
import type { Instant } from './instant.ts'

/** For how many days, weeks and months the newest backup of each is kept. */
export interface KeepRule {
  days: number
  weeks: number
  months: number
}

const MAX_COUNT = 999
const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const

/** Reads `7d 4w 12m`: each unit at most once, in any order. Undefined for anything else. */
export function parseKeepRule(text: string): KeepRule | undefined {
  const rule: KeepRule = { days: 0, weeks: 0, months: 0 }
  for (const part of text.trim().split(/\s+/)) {
    const [, count = '', letter] = /^(\d{1,3})([dwm])$/.exec(part) ?? []
    if (letter !== 'd' && letter !== 'w' && letter !== 'm') return undefined
    const unit = UNITS[letter]
    if (rule[unit] > 0 || Number(count) < 1 || Number(count) > MAX_COUNT) return undefined
    rule[unit] = Number(count)
  }
  return rule
}

/** The backups that the rule keeps, newest first; always the newest one. Days, weeks and months are those of UTC. */
export function keepBackups<Backup extends { madeAt: Instant }>(
  backups: readonly Backup[],
  { days, months, weeks }: KeepRule,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, days, dayOf),
    ...newestOfEach(newestFirst, weeks, weekOf),
    ...newestOfEach(newestFirst, months, monthOf),
  ])
  return newestFirst.filter((backup) => kept.has(backup))
}

/** Periods without a backup do not count, so that nothing is lost only because no backup was made for a while. */
function newestOfEach<Backup extends { madeAt: Instant }>(
  newestFirst: readonly Backup[],
  count: number,
  periodOf: (madeAt: Instant) => string,
): Backup[] {
  const newest = new Map<string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup.madeAt)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, count)
}

function dayOf(madeAt: Instant): string {
  return madeAt.slice(0, 'YYYY-MM-DD'.length)
}

/** Weeks begin on Monday; January 1, 1970 was a Thursday. */
function weekOf(madeAt: Instant): string {
  return String(Math.floor((Date.parse(madeAt) / DAY_MS + 3) / 7))
}

function monthOf(madeAt: Instant): string {
  return madeAt.slice(0, 'YYYY-MM'.length)
}
