import pg from 'pg'
import type { DumpedTable } from './read-tables.ts'

/**
 * Makes rows read as the same text on every supported database, until the end of the transaction. A role or a
 * server may have other settings than these defaults.
 */
export const SAME_TEXT = `
  set local timezone to 'UTC';
  set local datestyle to 'ISO, YMD';
  set local intervalstyle to 'postgres';
  set local extra_float_digits to 1;
  set local bytea_output to 'hex'`

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
