const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/

/**
 * The calendar date of an ISO 8601 text ('2026-11-20', '2026-11-20T23:30:00-06:00'): its date part counts as it
 * stands. Undefined for a day that no calendar has.
 */
export function toCalendarDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00.000Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined
  if (text.length > date.length && Number.isNaN(Date.parse(text))) return undefined
  return date
}

/** The calendar date so many days after another. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00.000Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** 'November 20, 2026' of '2026-11-20': a calendar date has no time zone, and is written as it stands. */
export function formatLongDate(date: string): string {
  return longDateIn('UTC').format(new Date(`${date}T00:00:00.000Z`))
}

/** 'November 20, 2026' of an instant, by the clocks of that zone. */
export function formatLongDateAt(instant: Date, timeZone: string): string {
  return longDateIn(timeZone).format(instant)
}

/** Today where the business is. */
export function calendarDateAt(instant: Date, timeZone: string): string {
  return toCalendarDate(dayIn(timeZone).format(instant)) ?? instant.toISOString().slice(0, 10)
}

/** The hour where the business is, from 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  return Number(hourIn(timeZone).format(instant))
}

const dayIn = keptByZone((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }))
const longDateIn = keptByZone((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }))
const hourIn = keptByZone(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }),
)

/** Made once a zone: a format takes far longer to make than to use, and much memory outside of the heap. */
function keptByZone(make: (timeZone: string) => Intl.DateTimeFormat) {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const format = kept.get(timeZone) ?? make(timeZone)
    kept.set(timeZone, format)
    return format
  }
}
