import { AppError, toCalendarDate } from '@tallgrass/domain'
import type { Page } from './page.ts'

/** The last row of a page, in a list that is sorted by `key` and then by `id`. */
interface Keyed {
  sortKey: string | number
  id: string
}

/** What a list is sorted by; a cursor holds one value of it. */
export type KeyKind = 'instant' | 'date' | 'text' | 'number' | 'money'

/** Throws INVALID for a text that no page of ours answered. */
export function toKeyed(cursor: string, kind: KeyKind): { key: string | number; id: string } {
  const { id, key } = readKeyed(cursor)
  if (typeof id !== 'string' || !UUID.test(id) || !isKey[kind](key)) {
    throw new AppError('INVALID', 'cursor is not valid')
  }
  return { key, id }
}

/** Of `limit + 1` rows: the page without its keys, and the cursor of the next one if there is a row left over. */
export function toKeyedPage<T extends Keyed>(rows: T[], limit: number): Page<Omit<T, 'sortKey'>> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const nextCursor = last ? Buffer.from(JSON.stringify([last.sortKey, last.id])).toString('base64url') : null
  return { items: page.map(({ sortKey: _, ...item }) => item), nextCursor }
}

function readKeyed(cursor: string): { key: unknown; id: unknown } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 2) return { key: undefined, id: undefined }
    return { key: parts[0], id: parts[1] }
  } catch {
    // Whatever is no JSON is no cursor either.
    return { key: undefined, id: undefined }
  }
}

const isKey: Record<KeyKind, (key: unknown) => key is string | number> = {
  instant: (key): key is string => typeof key === 'string' && INSTANT.test(key) && isOwnSpelling(key),
  date: (key): key is string =>
    typeof key === 'string' && (key === 'infinity' || toCalendarDate(key) === key),
  text: (key): key is string => typeof key === 'string' && key.isWellFormed() && !key.includes('\0'),
  number: (key): key is number => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31,
  money: (key): key is string => typeof key === 'string' && MONEY.test(key),
}

function isOwnSpelling(instant: string): boolean {
  const time = Date.parse(instant)
  return !Number.isNaN(time) && new Date(time).toISOString() === instant
}

const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const MONEY = /^\d{1,8}\.\d{2}$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
