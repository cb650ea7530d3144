import { type CalendarDate, DAY_S, formatIn, formatLongDate, type Instant } from '@tallgrass/domain'
import { relativeWords } from './relative-words'

const SECOND_MS = 1000
const units = [
  ['year', 365 * DAY_S],
  ['month', 30 * DAY_S],
  ['week', 7 * DAY_S],
  ['day', DAY_S],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '3 days ago', 'in 2 weeks', 'now'. Rounds past times down to full units, and future times to the nearest unit. */
export function formatRelative(instant: Instant, now: Date): string {
  const seconds = (Date.parse(instant) - now.getTime()) / SECOND_MS
  for (const [unit, length] of units) {
    if (Math.abs(seconds) < length) continue
    return relativeWords(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit)
  }
  return relativeWords(0, 'second')
}

/** 'March 3, 2025 at 4:10 PM' in that time zone. */
export function formatDateTime(instant: Instant, timeZone: string): string {
  return formatIn(timeZone, 'en-US', { dateStyle: 'long', timeStyle: 'short' })(instant)
}

/** 'March 3, 2025' from a calendar date: the same day in every time zone. */
export function formatDate(day: CalendarDate): string {
  return formatLongDate(day)
}

/** 'RC' for 'Ruth Calloway'. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
