import { type AnyId, NO_EMAIL_DOMAIN } from '@tallgrass/domain'
import { type Expression, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { JsonObject } from '../schema.gen.ts'

const PLACEHOLDERS = `%@${NO_EMAIL_DOMAIN}`

/** The address of a lead; empty if the stored one is a placeholder. */
export function shownEmail<Email extends string | null>(email: Expression<Email>) {
  return sql<Email>`case when ${email} like ${PLACEHOLDERS} then '' else ${email} end`
}

/** False if the address of a lead is a placeholder. */
export function isShown(email: Expression<string>) {
  return sql<boolean>`${email} not like ${PLACEHOLDERS}`
}

/** The text, or null if it is empty. */
export function orNull<Text extends string>(text: Expression<Text | null>) {
  return sql<Text | null>`nullif(${text}, '')`
}

/** lower(text), for comparisons that ignore case. */
export function lower(text: Expression<string | null> | string) {
  return sql<string>`lower(${text})`
}

/** Lets the current transaction commit without waiting for the disk. Only for writes that may be lost. */
export function asynchronousCommit() {
  return sql<string>`set_config('synchronous_commit', 'off', true)`
}

/** True if one of `columns` contains `text`, ignoring case. % and _ in the text are literal. */
export function anyContains(columns: Expression<string | null>[], text: string) {
  const pattern = containsPattern(text)
  const each = columns.map((column) => sql`${column} ilike ${pattern}`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Like `anyContains`, for one column that is already in lower case. */
export function foldedContains(column: Expression<string>, text: string) {
  return sql<boolean>`${column} like lower(${containsPattern(text)})`
}

/** More people than a search passes on as a list of ids. */
export const MANY_PEOPLE = 1000

/** True if a text is found by an index. Those that are shorter are in very many rows. */
export function isIndexed(text: string): boolean {
  return text.length >= 3
}

function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** The value under `key` in a JSON column, as text. */
export function textIn(column: string, key: string) {
  return sql<string | null>`${sql.ref(column)} ->> ${key}::text`
}

/** What papers call the joined organization: its legal name, or its name. Null for a private person without either. */
export function nameOnPaper() {
  const [legalName, name] = [sql.ref('organizations.legalName'), sql.ref('organizations.name')]
  return sql<string | null>`coalesce(${legalName}, ${name})`
}

/** left(text, n): the first characters of a text. */
export function leftOf(text: Expression<string>, characters: number) {
  return sql<string>`left(${text}, ${characters})`
}

/** The date, or 'infinity' if there is none, which sorts last. */
export function orLast(date: Expression<string | null>) {
  return sql<string>`coalesce(${date}, 'infinity')`
}

/** The number without trailing zeros: '1.5' for 1.500. */
export function trimScale(number: Expression<string>) {
  return sql<string>`trim_scale(${number})::text`
}

/**
 * True if a row comes after a position in a list that is
 * sorted by `key` and then by `id`, both in one direction.
 */
export function isAfter(
  row: { key: Expression<unknown>; id: Expression<unknown> },
  direction: 'asc' | 'desc',
  position: { key: string | number; id: string },
) {
  const values = sql`(${position.key}, ${position.id})`
  return direction === 'asc'
    ? sql<boolean>`(${row.key}, ${row.id}) > ${values}`
    : sql<boolean>`(${row.key}, ${row.id}) < ${values}`
}

/** The JSON object of a column with an entry appended to the list under `key`. */
export function appendTo(column: string, key: string, entry: JsonObject) {
  const object = sql.ref(column)
  return sql<JsonObject>`jsonb_set(${object}, array[${key}],
    coalesce(${object} -> ${key}, '[]') || ${JSON.stringify(entry)}::jsonb)`
}

/** Takes the lock of this name, waiting if necessary, until the transaction ends. */
export async function lockUntilEnd(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** The ids as a table with two columns: `id` and its `position`, which starts at one. */
export function inGivenOrder<OneId extends AnyId>(ids: readonly OneId[]) {
  const rows = sql<{ id: OneId; position: number }>`unnest(${ids}::uuid[]) with ordinality`
  return rows.as<'ordered'>(sql`ordered (id, position)`)
}

/** Pairs of ids as a table with two columns. */
export function pairsOf<First extends AnyId, Second extends AnyId>(
  pairs: readonly (readonly [first: First, second: Second])[],
) {
  const [firsts, seconds] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  const rows = sql<{ first: First; second: Second }>`unnest(${firsts}::uuid[], ${seconds}::uuid[])`
  return rows.as<'pairs'>(sql`pairs (first, second)`)
}

/** True if a column with a list has this entry. */
export function hasEntry(list: Expression<string[]>, entry: string) {
  return sql<boolean>`${list} @> ${[entry]}::text[]`
}

/** Every value of a group once, in order. */
export function distinctList<Value extends string>(value: Expression<Value>) {
  return sql<Value[]>`array_agg(distinct ${value} order by ${value})`
}

/** A part of a text, counted from one; empty if the text has fewer parts. */
export function partOf<Part extends string>(text: Expression<string>, delimiter: string, part: number) {
  return sql<Part>`split_part(${text}, ${sql.lit(delimiter)}, ${sql.lit(part)})`
}

/** What follows the @ of an email address. */
export function domainOf(email: Expression<string>) {
  return sql<string>`split_part(${email}, '@', 2)`
}

/** The text on one line, with single spaces. */
export function oneSpaced(text: Expression<string>) {
  return sql<string>`regexp_replace(trim(${text}), '\\s+', ' ', 'g')`
}

/** Checks these foreign keys at the end of the transaction, instead of after each statement. */
export async function deferConstraints(db: Db, names: string[]): Promise<void> {
  await sql`set constraints ${sql.join(names.map((name) => sql.id(name)))} deferred`.execute(db)
}
