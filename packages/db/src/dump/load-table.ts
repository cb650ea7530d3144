import pg from 'pg'
import type { DumpedTable } from './read-tables.ts'

/** One statement inserts at most this many rows or, unless a single line is longer, characters. */
const MAX_ROWS = 2000
const MAX_CHARACTERS = 2 ** 20

/**
 * Inserts the lines of `dumpTable` in the transaction of `client`. The next batch is read while the database
 * inserts the previous one.
 */
export async function loadTable(
  client: pg.ClientBase,
  table: DumpedTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const text = insertion(table)
  let inserted: Promise<unknown> = Promise.resolve()
  const insert = async (batch: string[]) => {
    await inserted
    inserted = client.query(text, [`[${batch.join(',')}]`])
    // It is awaited before the next batch; until then, reading may fail first.
    inserted.catch(() => {})
  }
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (batch.length < MAX_ROWS && characters < MAX_CHARACTERS) continue
    await insert(batch)
    batch = []
    characters = 0
  }
  if (batch.length > 0) await insert(batch)
  await inserted
}

function insertion({ columns, name }: DumpedTable): string {
  const all = columns.map((column) => ({ ...column, quoted: pg.escapeIdentifier(column.name) }))
  const names = all.map(({ quoted }) => quoted)
  const values = all.map(({ isJson, quoted, type }) => (isJson ? `${quoted}::${type}` : quoted))
  const types = all.map(({ isJson, quoted, type }) => `${quoted} ${isJson ? 'text' : type}`)
  return `insert into ${pg.escapeIdentifier(name)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as r (${types.join(', ')})`
}
