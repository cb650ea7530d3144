import type { Database } from '@tallgrass/db'

/** What the migrations have written. */
const KEPT = ['audit_head', 'kysely_migration', 'kysely_migration_lock']

/** Leaves the database as it was after its migration, in a fraction of the time that another one takes. */
export async function emptyTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [KEPT],
  )
  const statements = [
    'begin',
    // Neither foreign keys nor the tables that are only added to stand in the way.
    'set local session_replication_role = replica',
    ...rows.map(({ name }) => `delete from "${name}"`),
    `update audit_head set seq = 0, hash = '', unchained_rows = 0`,
    'delete from jobs.job',
    'commit',
  ]
  await pool.query(statements.join('; '))
}
