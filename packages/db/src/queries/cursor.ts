import { AppError, isUuid, toCalendarDate } from '@tallgrass/domain'

/** The type of the column that a list is sorted by. A cursor contains one value of it. */
export type KeyKind = 'instant' | 'date' | 'text' | 'number' | 'money' | 'sum'

/** The last row of a page in a list that is sorted by `key` and then by `id`. */
export interface Position {
  key: string | number
  id: string
}

export function writeCursor({ id, key }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** Throws INVALID for a text that is not a cursor of this kind. */
export function readCursor(cursor: string, kind: KeyKind): Position {
  const { id, key } = parseCursor(cursor)
  if (typeof id !== 'string' || !isUuid(id) || !isKey[kind](key)) {
    throw new AppError('INVALID', 'cursor is not valid')
  }
  return { key, id }
}

function parseCursor(cursor: string): { key?: unknown; id?: unknown } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) && parts.length === 2 ? { key: parts[0], id: parts[1] } : {}
  } catch {
    // Not JSON, so not a cursor.
    return {}
  }
}

const isKey: Record<KeyKind, (key: unknown) => key is string | number> = {
  instant: (key): key is string => typeof key === 'string' && isInstant(key),
  date: (key): key is string =>
    typeof key === 'string' && (key === 'infinity' || toCalendarDate(key) === key),
  text: (key): key is string => typeof key === 'string' && key.isWellFormed() && !key.includes('\0'),
  number: (key): key is number => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31,
  money: (key): key is string => typeof key === 'string' && MONEY.test(key),
  sum: (key): key is string => typeof key === 'string' && SUM.test(key),
}

/** True if the text is a timestamp as the API writes it. The database would fail on an impossible date. */
function isInstant(text: string): boolean {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const MONEY = /^\d{1,8}\.\d{2}$/
/** Of more amounts than fit into one. */
const SUM = /^\d{1,14}\.\d{2}$/
