import type { Database, Db } from '@tallgrass/db'
import { sql } from 'kysely'

/** Runs the work with triggers disabled, as someone with direct access to the database could. */
export function pastTriggers<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    return work(trx)
  })
}
