import pg from 'pg'

interface Sequence {
  table: string
  column: string
  sequence: string
}

/** Lets the sequences of loaded columns go on after the highest value in use. */
export async function continueSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Sequence>(
    `select * from (
       select quote_ident(c.relname) as table, a.attname as column,
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
         and not a.attisdropped
     ) columns where sequence is not null`,
  )
  for (const { column, sequence, table } of rows) {
    const highest = `max(${pg.escapeIdentifier(column)})`
    await client.query(
      `select setval($1::regclass, coalesce(${highest}, 1), ${highest} is not null) from ${table}`,
      [sequence],
    )
  }
}
