import { type Database, holdsDatabase, refuseUnfinishedLoad, unfinishedLoad } from '@tallgrass/db'
import type { Env } from '../env.ts'
import { isRestoreMarked } from './restore-mark.ts'

/** Throws NOT_READY if a restore into this place was interrupted before it had a database. */
export function refuseRestoreBegun({ dataDirectory, databaseUrl }: Env): void {
  if (!databaseUrl && !holdsDatabase(dataDirectory) && isRestoreMarked(dataDirectory)) throw unfinishedLoad()
}

/** Throws NOT_READY if a restore into this place was interrupted: a new site must not begin in it. */
export async function refuseUnfinishedRestore({ pool }: Database, { dataDirectory }: Env): Promise<void> {
  if (!isRestoreMarked(dataDirectory)) return
  await refuseUnfinishedLoad(pool)
  const { rows } = await pool.query<{ used: boolean }>(
    `select to_regclass('kysely_migration') is not null as used`,
  )
  if (!rows[0]?.used) throw unfinishedLoad()
}
