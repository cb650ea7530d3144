import { setTimeout } from 'node:timers/promises'
import type { Database } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/** PostgreSQL needs a moment to notice that a process has ended. */
const LEAVING_MS = 3000
const BETWEEN_LOOKS_MS = 50

/**
 * Throws NOT_READY if other connections of the same user stay open: a site that still runs would go on changing the
 * database after it was copied. The lock of its data directory protects the embedded database.
 */
export async function refuseOtherConnections(database: Pick<Database, 'pool'>): Promise<void> {
  const until = Date.now() + LEAVING_MS
  let others = await countOthers(database)
  while (others > 0 && Date.now() < until) {
    await setTimeout(BETWEEN_LOOKS_MS)
    others = await countOthers(database)
  }
  if (others === 0) return
  throw new AppError(
    'NOT_READY',
    `The database to move is in use: ${others} other ${others === 1 ? 'connection is' : 'connections are'} open. Stop every process of the site first.`,
  )
}

async function countOthers({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and usename = current_user and backend_type = 'client backend'
       and pid <> pg_backend_pid()`,
  )
  return rows[0]?.others ?? 0
}
