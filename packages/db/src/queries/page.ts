import { type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { readCursor, writeCursor } from './cursor.ts'
import { isBehind } from './sql.ts'

/** `cursor` is what the page before answered as `nextCursor`. */
export interface PageRequest {
  limit: number
  cursor?: string | null | undefined
}

export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** What a list is ordered by: an instant, and then the id. */
interface Order<Column> {
  at: Column
  id: Column
  direction: 'asc' | 'desc'
}

/** The rows behind the cursor, in this order; `at` is when they were created. Throws INVALID for a strange cursor. */
export function readPage<DB, TB extends keyof DB, Row extends { createdAt: string; id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<StringReference<DB, TB>>,
  request: PageRequest,
): Promise<Page<Row>> {
  return readPageBy(query, { ...order, instantOf: ({ createdAt }) => createdAt }, request)
}

/** The same for a list in the order of another instant, which `instantOf` reads from a row. */
export async function readPageBy<DB, TB extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { at, direction, id, instantOf }: Order<StringReference<DB, TB>> & { instantOf: (row: Row) => string },
  { cursor, limit }: PageRequest,
): Promise<Page<Row>> {
  const last = cursor ? readCursor(cursor, 'instant') : undefined
  const behind = last
    ? query.where(({ ref }) => isBehind({ key: ref(at), id: ref(id) }, direction, last))
    : query
  const rows: Row[] = await behind
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit, instantOf)
}

/** Of `limit + 1` rows: the page without its keys, and the cursor of the next one if there is a row left over. */
export function toKeyedPage<T extends { sortKey: string | number; id: string }>(
  rows: T[],
  limit: number,
): Page<Omit<T, 'sortKey'>> {
  const { items, nextCursor } = toPage(rows, limit, ({ sortKey }) => sortKey)
  return { items: items.map(({ sortKey: _, ...item }) => item), nextCursor }
}

function toPage<T extends { id: string }>(
  rows: T[],
  limit: number,
  keyOf: (row: T) => string | number,
): Page<T> {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? writeCursor({ key: keyOf(last), id: last.id }) : null }
}
