import { findLastBackupTry, findLastGoodBackup } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

/** A backup is late once the last good one is older than this many intervals of the schedule. */
const LATE_INTERVALS = 1.5

export type BackupState = NonNullable<Awaited<ReturnType<typeof readBackupState>>>

/** What is known of the backups in the configured place; undefined without one. */
export async function readBackupState({ backups, clock, db }: Pick<Ctx, 'backups' | 'clock' | 'db'>) {
  const { plan } = backups
  if (!plan) return undefined
  const place = plan.target.place.describe()
  const [lastGood, lastTry] = await Promise.all([findLastGoodBackup(db, place), findLastBackupTry(db, place)])
  const now = clock()
  const since = lastGood ? new Date(lastGood.startedAt) : plan.since
  const interval = plan.intervalFrom(since)
  const lastRun = lastTry ? new Date(lastTry.startedAt) : plan.since
  return {
    place,
    isFolder: plan.isFolder,
    lastGood,
    /** The last try, if it failed. */
    failed: lastTry?.failure ? { ...lastTry, failure: lastTry.failure } : undefined,
    isLate: now.getTime() - since.getTime() > LATE_INTERVALS * interval,
    /** No run was tried for longer than the schedule allows, such as after a night without power. */
    isSkipped: now.getTime() - lastRun.getTime() > LATE_INTERVALS * plan.intervalFrom(lastRun),
  }
}
