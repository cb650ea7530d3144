import { AppError } from '@tallgrass/domain'

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

/** Throws INVALID for a text that no page of ours answered. */
export function toPosition(cursor: string): Position {
  const [createdAt, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const known = createdAt && isInstant(createdAt) && id && UUID.test(id) && rest.length === 0
  if (!known) throw new AppError('INVALID', 'cursor is not one of ours')
  return { createdAt, id }
}

/** Of `limit + 1` rows: the page, and the cursor of the next one if there is a row left over. */
export function toPage<T extends Position>(rows: T[], limit: number): Page<T> {
  return toPageBy(rows, limit, ({ createdAt }) => createdAt)
}

/** The same for a list in the order of another instant. */
export function toPageBy<T extends { id: string }>(
  rows: T[],
  limit: number,
  instantOf: (row: T) => string,
): Page<T> {
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
