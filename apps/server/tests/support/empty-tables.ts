import type { Database } from '@tallgrass/db'

/** Tables filled by migrations. */
const EXCLUDED_TABLES = ['audit_head', 'kysely_migration', 'kysely_migration_lock']

/** Resets the database to its state after migration, much faster than creating another one. */
export async function emptyTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [EXCLUDED_TABLES],
  )
  const statements = [
    'begin',
    // Disables foreign keys and the triggers of append-only tables.
    'set local session_replication_role = replica',
    ...rows.map(({ name }) => `delete from "${name}"`),
    `update audit_head set seq = 0, hash = '', unchained_rows = 0`,
    'delete from jobs.job',
    'commit',
  ]
  await pool.query(statements.join('; '))
}
