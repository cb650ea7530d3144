import type { Branded } from './branded.ts'

/** A point in time in UTC with milliseconds, in ISO 8601: '2026-11-20T09:00:00.000Z'. */
export type Instant = Branded<'instant'>

export function toInstant(at: Date): Instant {
  return at.toISOString() as Instant
}

/** Undefined if the text is not spelled as an `Instant` is, or names no real time. */
export function readInstant(text: string): Instant | undefined {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? (text as Instant) : undefined
}

/** Like `readInstant`, for text that can only be an instant. Throws RangeError otherwise. */
export function parseInstant(text: string): Instant {
  const instant = readInstant(text)
  if (instant === undefined) throw new RangeError(`${text} is not an instant`)
  return instant
}
