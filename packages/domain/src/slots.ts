import { Temporal } from 'temporal-polyfill'
import { parseCalendarDate } from './calendar-date.ts'
import { DAY_MS } from './day-length.ts'
import { type Instant, toInstant } from './instant.ts'
import { type BusinessHours, openingsOn } from './opening-hours.ts'

export interface SlotRules {
  /** From one possible start to the next, in local time. */
  stepMinutes: number
  /** Free time after each call. */
  bufferMinutes: number
  /** No call starts sooner than this many hours from now. */
  noticeHours: number
  /** No call starts later than this many days from now. */
  horizonDays: number
}

/** A booked time, including the buffer after it. */
export interface BlockedTime {
  start: Instant
  until: Instant
}

export interface SlotQuery {
  hours: BusinessHours
  rules: SlotRules
  /** The length of the call. */
  minutes: number
  now: Date
  taken: readonly BlockedTime[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When a call that starts then ends, and until when its time is blocked for others. */
export function callTimes(start: Date, minutes: number, { bufferMinutes }: Pick<SlotRules, 'bufferMinutes'>) {
  const endsAt = new Date(start.getTime() + minutes * MINUTE_MS)
  return { endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) }
}

/** Every time at which a call can start, soonest first. */
export function openSlots(query: SlotQuery): Instant[] {
  return bookableStarts(query, bookableTime(query))
    .filter((start) => !isTaken(start, query))
    .map((start) => toInstant(new Date(start)))
}

/** `closed`: outside the hours, the notice or the horizon, and never bookable. */
export function slotStateAt(query: SlotQuery, start: Date): 'open' | 'taken' | 'closed' {
  const time = start.getTime()
  const { earliest, latest } = bookableTime(query)
  const inTime = time >= earliest && time <= latest
  if (!inTime || !bookableStarts(query, { earliest: time, latest: time }).includes(time)) return 'closed'
  return isTaken(time, query) ? 'taken' : 'open'
}

function isTaken(start: number, { minutes, rules, taken }: SlotQuery): boolean {
  const until = callTimes(new Date(start), minutes, rules).blockedUntil.getTime()
  return taken.some((other) => start < Date.parse(other.until) && Date.parse(other.start) < until)
}

interface TimeRange {
  earliest: number
  latest: number
}

function bookableTime({ now, rules }: SlotQuery): TimeRange {
  return {
    earliest: now.getTime() + rules.noticeHours * HOUR_MS,
    latest: now.getTime() + rules.horizonDays * DAY_MS,
  }
}

function bookableStarts({ hours, minutes, rules }: SlotQuery, { earliest, latest }: TimeRange): number[] {
  return localDates(hours.timeZone, earliest, latest)
    .flatMap((date) => startsOn(date, hours, { minutes, stepMinutes: rules.stepMinutes }))
    .filter((start) => start >= earliest && start <= latest)
}

function localDates(timeZone: string, from: number, to: number): Temporal.PlainDate[] {
  const dateAt = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate()
  const dates: Temporal.PlainDate[] = []
  const last = dateAt(to)
  for (let date = dateAt(from); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
    dates.push(date)
  return dates
}

type Opening = BusinessHours['openings'][number]

interface CallShape {
  minutes: number
  stepMinutes: number
}

/**
 * The starts of one day. When the clocks change, a skipped
 * hour has none and a repeated hour has each of them once.
 */
function startsOn(date: Temporal.PlainDate, hours: BusinessHours, call: CallShape): number[] {
  const { timeZone } = hours
  return openingsOn(parseCalendarDate(date.toString()), hours).flatMap(
    (opening) =>
      evenStarts(date, opening, timeZone, call) ?? startsAcrossChange(date, opening, timeZone, call),
  )
}

/**
 * Steps through the day with plain arithmetic, because converting every local time is slow. Undefined if the
 * UTC offset changes during the opening hours.
 */
function evenStarts(
  date: Temporal.PlainDate,
  { closes, opens }: Opening,
  timeZone: string,
  { minutes, stepMinutes }: CallShape,
): number[] | undefined {
  const [opening, closing] = [
    zonedTime(date.toPlainDateTime(opens), timeZone),
    zonedTime(date.toPlainDateTime(closes), timeZone),
  ]
  if (!opening || !closing || opening.offset !== closing.offset) return undefined
  const last = closing.epochMilliseconds - minutes * MINUTE_MS
  const starts: number[] = []
  for (let start = opening.epochMilliseconds; start <= last; start += stepMinutes * MINUTE_MS)
    starts.push(start)
  return starts
}

/** Converts each local time of the day on its own, for days on which the clocks change. */
function startsAcrossChange(
  date: Temporal.PlainDate,
  { closes, opens }: Opening,
  timeZone: string,
  { minutes, stepMinutes }: CallShape,
): number[] {
  const closing = date.toPlainDateTime(closes)
  const starts: number[] = []
  for (
    let local = date.toPlainDateTime(opens);
    Temporal.PlainDateTime.compare(local, closing) < 0;
    local = local.add({ minutes: stepMinutes })
  ) {
    const start = zonedTime(local, timeZone)
    const end = start?.add({ minutes }).toPlainDateTime()
    if (start && end && Temporal.PlainDateTime.compare(end, closing) <= 0)
      starts.push(start.epochMilliseconds)
  }
  return starts
}

/** The first time at which clocks in the zone show this local time; undefined if they skip it. */
function zonedTime(local: Temporal.PlainDateTime, timeZone: string): Temporal.ZonedDateTime | undefined {
  const time = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return time.toPlainDateTime().equals(local) ? time : undefined
}
