import type { Database } from '@tallgrass/db'

/**
 * What works a row at a time: names changes to open screens, checks foreign keys, and fills in columns that the statements
 * name themselves.
 */
const TRIGGERS = `select tgrelid::regclass::text as "table", tgname as name from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and (
    tgname like '%\\_changes' or tgname like 'RI\\_ConstraintTrigger\\_c\\_%' or tgname in ('tasks_of_project',
      'projects_organization', 'agreements_organization', 'invoices_organization', 'e_signature_documents_organization',
      'e_signature_documents_signer'))`

/** Those that neither keep a rule nor are needed by the triggers of users. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and relname not in ('users', 'organizations') and not indisunique
    and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Runs statements that insert millions of rows: no open screen hears of them, their foreign keys are not checked, and most
 * indexes are made afterward. The triggers that keep totals run.
 */
export async function inBulk(pool: Database['pool'], statements: string[]): Promise<void> {
  const client = await pool.connect()
  try {
    const triggers = await client.query<{ table: string; name: string }>(TRIGGERS)
    const indexes = await client.query<{ name: string; definition: string }>(INDEXES)
    const set = (word: 'disable' | 'enable') =>
      triggers.rows.map(({ name, table }) => `alter table ${table} ${word} trigger "${name}"`)
    const all = [
      "set work_mem = '128MB'; set maintenance_work_mem = '256MB'",
      ...set('disable'),
      ...indexes.rows.map(({ name }) => `drop index ${name}`),
      // Functions of triggers keep their plans, which were made for a few rows.
      ...statements.flatMap((statement) => ['discard plans', statement]),
      ...indexes.rows.map(({ definition }) => definition),
      ...set('enable'),
      'reset work_mem; reset maintenance_work_mem',
      'vacuum analyze',
    ]
    for (const statement of all) await client.query(statement)
  } finally {
    client.release()
  }
}
