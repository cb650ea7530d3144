import { constraintBreaks } from './constraint-breaks.ts'
import type { ColumnSchema, DatabaseSchema, TableSchema } from './database-schema.ts'

/**
 * What breaks the release whose schema is `before` once its database has the schema `after`, a sentence each. `unread`
 * lists the tables (`leads`) and columns (`leads.company`) that the release neither reads nor writes.
 */
export function schemaBreaks(before: DatabaseSchema, after: DatabaseSchema, unread: string[]): string[] {
  const tables = Object.entries(before.tables).filter(([name]) => !unread.includes(name))
  const functions = Object.entries(after.functions).filter(([name, text]) => {
    const earlier = before.functions[name]
    return earlier !== undefined && earlier !== text
  })
  return [
    ...tables.flatMap(([name, old]) => {
      const now = after.tables[name]
      return now ? tableBreaks(name, withoutUnread(name, old, unread), now) : [`The table ${name} is gone`]
    }),
    ...functions.map(([name]) => `The function ${name} is different, and triggers call it`),
  ]
}

/** What the release knows of the table. */
function withoutUnread(name: string, table: TableSchema, unread: string[]): TableSchema {
  const isKnown = (column: string) => !unread.includes(`${name}.${column}`)
  const ofKnown = <T extends { columns: string[] }>(parts: Record<string, T>) =>
    Object.fromEntries(Object.entries(parts).filter(([, { columns }]) => columns.every(isKnown)))
  return {
    columns: Object.fromEntries(Object.entries(table.columns).filter(([column]) => isKnown(column))),
    constraints: ofKnown(table.constraints),
    indexes: ofKnown(table.indexes),
    triggers: table.triggers,
  }
}

function tableBreaks(table: string, old: TableSchema, now: TableSchema): string[] {
  const triggers = Object.entries(now.triggers).filter(([name, text]) => old.triggers[name] !== text)
  return [
    ...Object.entries(old.columns).flatMap(([name, column]) =>
      columnBreaks(`${table}.${name}`, column, now.columns[name]),
    ),
    ...Object.entries(now.columns)
      .filter(([name, column]) => !old.columns[name] && mustBeWritten(column))
      .map(([name]) => `${table}.${name} must be written: it is not null and has no default`),
    ...constraintBreaks(table, old, now),
    ...triggers.map(([name]) => `The trigger ${name} of ${table} is new or different`),
  ]
}

function columnBreaks(name: string, old: ColumnSchema, now: ColumnSchema | undefined): string[] {
  if (!now) return [`${name} is gone`]
  return [
    ...(now.type === old.type ? [] : [`${name} was ${old.type} and is ${now.type}`]),
    ...(old.nullable && !now.nullable ? [`${name} cannot be null any longer`] : []),
    ...(old.default !== null && now.default === null ? [`${name} has no default any longer`] : []),
    ...(old.generated === null && now.generated !== null
      ? [`${name} is generated and cannot be written`]
      : []),
  ]
}

/** True if an insert that does not name the column fails. */
export function mustBeWritten(column: ColumnSchema): boolean {
  return !column.nullable && column.default === null && column.generated === null
}
