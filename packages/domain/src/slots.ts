import { Temporal } from 'temporal-polyfill'
import { DAY_MS } from './day-length.ts'

/** When the business is open, by its own clock. `weekday` 0 is Sunday; 'HH:MM'. */
export interface BusinessHours {
  timeZone: string
  openings: readonly { weekday: number; opens: string; closes: string }[]
}

export interface SlotRules {
  /** From one possible start to the next, by the clock on the wall. */
  stepMinutes: number
  /** Free time that is kept after each call. */
  bufferMinutes: number
  /** No call begins sooner than this. */
  noticeHours: number
  /** No call begins later than this many days from now. */
  horizonDays: number
}

/** Time that is promised to somebody, the free time after it included; ISO 8601. */
export interface BlockedTime {
  start: string
  until: string
}

export interface SlotQuestion {
  hours: BusinessHours
  rules: SlotRules
  /** How long the call lasts. */
  minutes: number
  now: Date
  taken: readonly BlockedTime[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When a call that begins then is over, and until when nobody else can have the time. */
export function callTimes(start: Date, minutes: number, { bufferMinutes }: Pick<SlotRules, 'bufferMinutes'>) {
  const endsAt = new Date(start.getTime() + minutes * MINUTE_MS)
  return { endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) }
}

/** Every instant at which a call can begin, soonest first. */
export function openSlots(question: SlotQuestion): string[] {
  return bookableStarts(question, bookableTime(question))
    .filter((start) => !isTaken(start, question))
    .map((start) => new Date(start).toISOString())
}

/** `closed`: outside hours, notice or horizon, whoever asks. */
export function slotStateAt(question: SlotQuestion, start: Date): 'open' | 'taken' | 'closed' {
  const time = start.getTime()
  const { earliest, latest } = bookableTime(question)
  const inTime = time >= earliest && time <= latest
  if (!inTime || !bookableStarts(question, { earliest: time, latest: time }).includes(time)) return 'closed'
  return isTaken(time, question) ? 'taken' : 'open'
}

function isTaken(start: number, { minutes, rules, taken }: SlotQuestion): boolean {
  const until = callTimes(new Date(start), minutes, rules).blockedUntil.getTime()
  return taken.some((other) => start < Date.parse(other.until) && Date.parse(other.start) < until)
}

interface TimeRange {
  earliest: number
  latest: number
}

function bookableTime({ now, rules }: SlotQuestion): TimeRange {
  return {
    earliest: now.getTime() + rules.noticeHours * HOUR_MS,
    latest: now.getTime() + rules.horizonDays * DAY_MS,
  }
}

function bookableStarts({ hours, minutes, rules }: SlotQuestion, { earliest, latest }: TimeRange): number[] {
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

/** The starts of one day: where clocks change, an hour that is skipped has none, and one that repeats has them once. */
function startsOn(
  date: Temporal.PlainDate,
  { openings, timeZone }: BusinessHours,
  call: CallShape,
): number[] {
  const weekday = date.dayOfWeek % 7
  return openings
    .filter((opening) => opening.weekday === weekday)
    .flatMap(
      (opening) =>
        startsByTheClock(date, opening, timeZone, call) ?? startsOnTheWall(date, opening, timeZone, call),
    )
}

/** Plain sums while the clock runs evenly; undefined where it changes meanwhile. The wall is slow to ask. */
function startsByTheClock(
  date: Temporal.PlainDate,
  { closes, opens }: Opening,
  timeZone: string,
  { minutes, stepMinutes }: CallShape,
): number[] | undefined {
  const [opening, closing] = [
    timeOn(date.toPlainDateTime(opens), timeZone),
    timeOn(date.toPlainDateTime(closes), timeZone),
  ]
  if (!opening || !closing || opening.offset !== closing.offset) return undefined
  const last = closing.epochMilliseconds - minutes * MINUTE_MS
  const starts: number[] = []
  for (let start = opening.epochMilliseconds; start <= last; start += stepMinutes * MINUTE_MS)
    starts.push(start)
  return starts
}

function startsOnTheWall(
  date: Temporal.PlainDate,
  { closes, opens }: Opening,
  timeZone: string,
  { minutes, stepMinutes }: CallShape,
): number[] {
  const closing = date.toPlainDateTime(closes)
  const starts: number[] = []
  for (
    let wall = date.toPlainDateTime(opens);
    Temporal.PlainDateTime.compare(wall, closing) < 0;
    wall = wall.add({ minutes: stepMinutes })
  ) {
    const start = timeOn(wall, timeZone)
    const end = start?.add({ minutes }).toPlainDateTime()
    if (start && end && Temporal.PlainDateTime.compare(end, closing) <= 0)
      starts.push(start.epochMilliseconds)
  }
  return starts
}

/** When the wall shows this, the first time if it comes twice; undefined if it never does. */
function timeOn(wall: Temporal.PlainDateTime, timeZone: string): Temporal.ZonedDateTime | undefined {
  const time = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return time.toPlainDateTime().equals(wall) ? time : undefined
}
