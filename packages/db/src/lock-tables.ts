import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Shorter than PostgreSQL's `deadlock_timeout`: who waits for a table of ours is served again before they are refused. */
const ATTEMPT_MS = 500
const PAUSE_MS = 100
/** After that the migrations lock each table when they come to it: something long is running, such as a backup. */
const ATTEMPTS = 50

/** SQLSTATE `query_canceled`: the attempt has timed out. */
const TIMED_OUT = '57014'

/**
 * Migrations that lock all tables before the first of them changes any. Otherwise processes that go on serving, which lock
 * tables in their own order, end in deadlocks with them.
 */
export function lockingFirst(migrations: Record<string, Migration>): Record<string, Migration> {
  let isLocked = false
  const locking = ({ up, ...migration }: Migration): Migration => ({
    ...migration,
    async up(db) {
      if (!isLocked) await lockTables(db)
      isLocked = true
      await up(db)
    },
  })
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, locking(migration)]))
}

/** Locks all tables or none, in a transaction: never holds some of them while it waits long for others. */
async function lockTables(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; timeout: string }>`
    select relname as name, current_setting('statement_timeout') as timeout from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by relname`.execute(db)
  const [first] = rows
  if (!first) return
  const tables = sql.join(rows.map(({ name }) => sql.table(name)))
  await sql`savepoint unlocked`.execute(db)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await sql`select set_config('statement_timeout', ${String(ATTEMPT_MS)}, true)`.execute(db)
      await sql`lock table ${tables} in access exclusive mode`.execute(db)
      await sql`select set_config('statement_timeout', ${first.timeout}, true)`.execute(db)
      return
    } catch (error) {
      await sql`rollback to savepoint unlocked`.execute(db)
      if (!(error instanceof Error && 'code' in error && error.code === TIMED_OUT)) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
