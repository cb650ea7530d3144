import pg from 'pg'
import type { DumpedTable } from './read-tables.ts'

/**
 * Settings of a transaction that dumps or loads: rows read as the same text on every supported database, whatever
 * the defaults of the server or the role are, and it may take its time.
 */
export const DUMP_SETTINGS = `
  set local timezone to 'UTC';
  set local datestyle to 'ISO, YMD';
  set local intervalstyle to 'postgres';
  set local extra_float_digits to 1;
  set local bytea_output to 'hex';
  set local statement_timeout to 0;
  set local idle_in_transaction_session_timeout to 0`

/**
 * A query with one column, `line`: a JSON object per row. JSON values are in it as text, so that a JSON null
 * differs from no value, and a line has no line break.
 */
export function rowText({ columns, name }: DumpedTable): string {
  const selected = columns.map((column) => {
    const quoted = pg.escapeIdentifier(column.name)
    return column.isJson ? `${quoted}::text as ${quoted}` : quoted
  })
  return `select row_to_json(r)::text as line
    from (select ${selected.join(', ')} from ${pg.escapeIdentifier(name)}) r`
}
