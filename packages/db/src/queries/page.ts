import type { Instant } from '@tallgrass/domain'
import { type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { readCursor, writeCursor } from './cursor.ts'
import { isAfter } from './sql.ts'

/** `cursor` is the `nextCursor` of the previous page. */
export interface PageRequest {
  limit: number
  cursor?: string | null | undefined
}

export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** A list is ordered by a timestamp, then by id. */
interface Order<Column> {
  at: Column
  id: Column
  direction: 'asc' | 'desc'
}

/**
 * The rows after the cursor, for a list ordered by creation
 * time (`at`). Throws INVALID for an invalid cursor.
 */
export function readPage<DB, TB extends keyof DB, Row extends { createdAt: Instant; id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<StringReference<DB, TB>>,
  request: PageRequest,
): Promise<Page<Row>> {
  return readPageBy(query, { ...order, instantOf: ({ createdAt }) => createdAt }, request)
}

/** Like `readPage`, for a list ordered by another timestamp, which `instantOf` reads from a row. */
export async function readPageBy<DB, TB extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { at, direction, id, instantOf }: Order<StringReference<DB, TB>> & { instantOf: (row: Row) => Instant },
  { cursor, limit }: PageRequest,
): Promise<Page<Row>> {
  const last = cursor ? readCursor(cursor, 'instant') : undefined
  const remaining = last
    ? query.where(({ ref }) => isAfter({ key: ref(at), id: ref(id) }, direction, last))
    : query
  const rows: Row[] = await remaining
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit, instantOf)
}

/**
 * Makes a page of up to `limit + 1` rows. The extra row, if there is one, means that there is a next page.
 */
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
