import type { Db } from '../database.ts'

/** Windows that ended before the instant count for nothing any more. */
export function deleteEndedLimits(db: Db, now: Date) {
  return db.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute()
}

interface NewUses {
  points: number
  now: number
  /** How long the rule's window lasts; all three in milliseconds. */
  duration: number
}

/**
 * Counts uses in the window of the key, or in a new one where that has ended, and answers the window. It never ends
 * later than one that begins now: a clock that was ahead for a while left such windows behind.
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

/** Takes uses back, unless their window has ended. */
export function takeBackUses(db: Db, key: string, { now, points }: { now: number; points: number }) {
  return db
    .updateTable('rateLimits')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('key', '=', key)
    .where('expire', '>', now)
    .execute()
}

export function forgetUses(db: Db, key: string) {
  return db.deleteFrom('rateLimits').where('key', '=', key).execute()
}
