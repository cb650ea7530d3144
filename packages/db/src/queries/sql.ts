import { type Expression, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { JsonObject } from '../schema.gen.ts'

/** lower(text): how usernames are compared. */
export function lower(text: Expression<string | null> | string) {
  return sql<string>`lower(${text})`
}

/** This transaction alone ends before the disk has what it wrote: only for what may get lost. */
export function commitsBehindDisk() {
  return sql<string>`set_config('synchronous_commit', 'off', true)`
}

/** Whether one of `columns` has `text` anywhere, its own % and _ taken literally. */
export function anyContains(columns: Expression<string | null>[], text: string) {
  const pattern = containing(text)
  const each = columns.map((column) => sql`${column} ilike ${pattern}`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** The same for one column that is in lower case already. */
export function foldedContains(column: Expression<string>, text: string) {
  return sql<boolean>`${column} like lower(${containing(text)})`
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** What the JSON object of a column holds under `key`, as text. */
export function textIn(column: string, key: string) {
  return sql<string | null>`${sql.ref(column)} ->> ${key}::text`
}

/** left(text, n): no more than its first characters. */
export function leftOf(text: Expression<string>, characters: number) {
  return sql<string>`left(${text}, ${characters})`
}

/** The date, or the last of all where there is none. */
export function orLast(date: Expression<string | null>) {
  return sql<string>`coalesce(${date}, 'infinity')`
}

/** The number without the zeros at its end: '1.5' of 1.500. */
export function trimScale(number: Expression<string>) {
  return sql<string>`trim_scale(${number})::text`
}

/** Whether a row stands behind a position in a list that is sorted by `key` and then by `id`, both ways alike. */
export function isBehind(
  row: { key: Expression<unknown>; id: Expression<unknown> },
  direction: 'asc' | 'desc',
  position: { key: string | number; id: string },
) {
  const values = sql`(${position.key}, ${position.id})`
  return direction === 'asc'
    ? sql<boolean>`(${row.key}, ${row.id}) > ${values}`
    : sql<boolean>`(${row.key}, ${row.id}) < ${values}`
}

/** The JSON object of a column with one more entry in the list at `key`. */
export function appendTo(column: string, key: string, entry: JsonObject) {
  const object = sql.ref(column)
  return sql<JsonObject>`jsonb_set(${object}, array[${key}],
    coalesce(${object} -> ${key}, '[]') || ${JSON.stringify(entry)}::jsonb)`
}

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function lockUntilEnd(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** The ids as a table of two columns: each with its place, from one on. */
export function inGivenOrder(ids: string[]) {
  const rows = sql<{ id: string; position: number }>`unnest(${ids}::uuid[]) with ordinality`
  return rows.as<'ordered'>(sql`ordered (id, position)`)
}

/** Ids as a table of two columns. */
export function pairsOf(pairs: [first: string, second: string][]) {
  const [firsts, seconds] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  const rows = sql<{ first: string; second: string }>`unnest(${firsts}::uuid[], ${seconds}::uuid[])`
  return rows.as<'pairs'>(sql`pairs (first, second)`)
}
