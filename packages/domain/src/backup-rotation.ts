import { isManualBackup, readBackupName } from './backup-name.ts'
import { DAY_MS } from './day-length.ts'
import type { Instant } from './instant.ts'

/** How many days, weeks (from Monday) and months, in UTC, keep the newest of their backups. */
export interface BackupKeep {
  days: number
  weeks: number
  months: number
}

const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const

/** Reads `7d 4w 12m`; what is not named is 0. Undefined for anything else, and if nothing is kept. */
export function parseKeep(text: string): BackupKeep | undefined {
  const keep: BackupKeep = { days: 0, weeks: 0, months: 0 }
  for (const word of text.trim().split(/\s+/)) {
    const [, count, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(word) ?? []
    const name = (unit === 'd' || unit === 'w' || unit === 'm') && UNITS[unit]
    if (!name || keep[name] !== 0) return undefined
    keep[name] = Number(count)
  }
  return keep
}

/**
 * Divides backups into those to keep and those to remove. The newest of each of the last days, weeks and months that
 * have one is kept, and so is the newest of all. Whatever is not named like a backup of the schedule is in neither list.
 */
export function keepBackups<Backup extends { name: string; madeAt: Instant }>(
  backups: Backup[],
  { days, months, weeks }: BackupKeep,
): { kept: Backup[]; removed: Backup[] } {
  const newestFirst = backups
    .filter(({ name }) => readBackupName(name) !== undefined && !isManualBackup(name))
    .toSorted((a, b) => compare(b.madeAt, a.madeAt) || compare(b.name, a.name))
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(newestFirst, days, dayOf),
    ...newestOf(newestFirst, weeks, weekOf),
    ...newestOf(newestFirst, months, monthOf),
  ])
  return {
    kept: newestFirst.filter((backup) => kept.has(backup)),
    removed: newestFirst.filter((backup) => !kept.has(backup)),
  }
}

function newestOf<Backup extends { madeAt: Instant }>(
  newestFirst: Backup[],
  count: number,
  periodOf: (at: Instant) => number | string,
): Backup[] {
  const newest = new Map<number | string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup.madeAt)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, count)
}

const dayOf = (at: Instant) => Math.floor(Date.parse(at) / DAY_MS)
/** 1970-01-01 was a Thursday. */
const weekOf = (at: Instant) => Math.floor((dayOf(at) + 3) / 7)
const monthOf = (at: Instant) => at.slice(0, 'YYYY-MM'.length)

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
