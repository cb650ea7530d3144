import type { Database } from '@tallgrass/db'

/** The tables, and those of the queue, in which a word is stored. */
export async function tablesWith({ pool }: Database, word: string): Promise<string[]> {
  const { rows } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: string[] = []
  for (const { name, schema } of rows) {
    const hit = await pool.query(`select 1 from "${schema}"."${name}" as r where r::text ilike $1 limit 1`, [
      `%${word}%`,
    ])
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}
