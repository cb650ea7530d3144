import type { Database } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/**
 * Throws NOT_READY if other connections of the same user are open: a site that still runs would go on changing the
 * database after it was copied. The lock of its data directory protects the embedded database.
 */
export async function refuseOtherConnections({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and usename = current_user and backend_type = 'client backend'
       and pid <> pg_backend_pid()`,
  )
  const others = rows[0]?.others ?? 0
  if (others === 0) return
  throw new AppError(
    'NOT_READY',
    `The database to move is in use: ${others} other ${others === 1 ? 'connection is' : 'connections are'} open. Stop every process of the site first.`,
  )
}
