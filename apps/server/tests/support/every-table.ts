import type { Database } from '@tallgrass/db'

/** Every row of the product and its queue as text, except the queue's own maintenance time. */
export async function everyTable({ pool }: Database) {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and (schemaname, tablename) <> ('jobs', 'version')
    order by 1`)
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}
