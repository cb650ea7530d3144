import type { Branded } from './branded.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/

/**
 * The date part of an ISO 8601 text ('2026-11-20', '2026-11-20T23:30:00-06:00'), without any time zone
 * conversion. Undefined if the text is not a valid date.
 */
export function toCalendarDate(text: string): Branded<'calendar date'> | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00.000Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined
  if (text.length > date.length && Number.isNaN(Date.parse(text))) return undefined
  return date as Branded<'calendar date'>
}
