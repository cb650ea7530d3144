import type { Db } from '../database.ts'
import { deleteInBatches } from './delete-batch.ts'

/** Deletes windows that ended before `now`. */
export function deleteEndedLimits(db: Db, now: Date) {
  return deleteInBatches(db, 'rateLimits', (eb) => eb('expire', '<', now.getTime()))
}

interface NewUses {
  points: number
  now: number
  /** The length of the window in milliseconds; `now` is in milliseconds since the epoch. */
  duration: number
}

/**
 * Counts uses in the key's window, or in a new one if that has ended, and returns the window. It never ends
 * later than a window that starts now would, even if it was made while the clock was ahead.
 */
export async function countUses(db: Db, key: string, { duration, now, points }: NewUses) {
  const end = now + duration
  const row = await db
    .insertInto('rateLimits')
    .values({ key, points, expire: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        points: eb
          .case()
          .when('rateLimits.expire', '<=', now)
          .then(points)
          .else(eb('rateLimits.points', '+', points))
          .end(),
        expire: eb
          .case()
          .when('rateLimits.expire', '<=', now)
          .then(end)
          .else(eb.fn<number>('least', ['rateLimits.expire', eb.val(end)]))
          .end(),
      })),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow()
  return { points: row.points, expire: row.expire ?? end }
}

/** Subtracts uses again, unless their window has ended. */
export function subtractUses(db: Db, key: string, { now, points }: { now: number; points: number }) {
  return db
    .updateTable('rateLimits')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('key', '=', key)
    .where('expire', '>', now)
    .execute()
}

export function deleteUses(db: Db, key: string) {
  return db.deleteFrom('rateLimits').where('key', '=', key).execute()
}
