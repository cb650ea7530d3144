import { AppError } from '@tallgrass/domain'
import { type SelectQueryBuilder, type StringReference, sql } from 'kysely'
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

/** The last row of a page; `createdAt` is the instant by which the list is ordered. */
interface Position {
  createdAt: string
  id: string
}

/** What a list is ordered by: an instant, and then the id. */
interface Order<Column> {
  at: Column
  id: Column
  direction: 'asc' | 'desc'
}

/** The rows behind the cursor, in this order; `at` is when they were created. Throws INVALID for a strange cursor. */
export function readPage<DB, TB extends keyof DB, Row extends Position>(
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
  const last = cursor ? toPosition(cursor) : undefined
  const behind = last
    ? query.where(({ ref }) =>
        isBehind({ key: ref(at), id: ref(id) }, direction, { key: last.createdAt, id: last.id }),
      )
    : query
  const rows: Row[] = await behind
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit, instantOf)
}

function toPosition(cursor: string): Position {
  const [createdAt, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const known = createdAt && isInstant(createdAt) && id && UUID.test(id) && rest.length === 0
  if (!known) throw new AppError('INVALID', 'cursor is not valid')
  return { createdAt, id }
}

/** Of `limit + 1` rows: the page, and the cursor of the next one if there is a row left over. */
function toPage<T extends { id: string }>(rows: T[], limit: number, instantOf: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const nextCursor = last ? Buffer.from(`${instantOf(last)} ${last.id}`).toString('base64url') : null
  return { items, nextCursor }
}

/** As this product writes them; a day that no calendar has would be an error of the database. */
function isInstant(text: string): boolean {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
