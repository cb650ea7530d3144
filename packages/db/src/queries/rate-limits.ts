import type { Db } from '../database.ts'

/** Windows that ended before the instant count for nothing any more. */
export function deleteEndedLimits(db: Db, now: Date) {
  return db.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute()
}
