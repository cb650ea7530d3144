const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return (instant: string) => format.format(new Date(instant))
}

/** Where the reader's clock stands. Only in the browser: a page that is made beforehand has no reader yet. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** '2026-11-24': on which day an instant falls there. */
function dayIn(timeZone: string, instant: string): string {
  return formatIn(timeZone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })(instant)
}

/** '2:30 PM'. */
export function clockIn(timeZone: string, instant: string): string {
  return formatIn(timeZone, 'en-US', { hour: 'numeric', minute: '2-digit' })(instant)
}

/** 'Tuesday, November 24'. */
export function longDayIn(timeZone: string, instant: string): string {
  return formatIn(timeZone, 'en-US', { weekday: 'long', month: 'long', day: 'numeric' })(instant)
}

/** 'Tue', and 'Nov 24'. */
export function shortDayIn(timeZone: string, instant: string): { weekday: string; date: string } {
  return {
    weekday: formatIn(timeZone, 'en-US', { weekday: 'short' })(instant),
    date: formatIn(timeZone, 'en-US', { month: 'short', day: 'numeric' })(instant),
  }
}

/** 'Central Standard Time', as it is called there at that instant. */
export function zoneNameIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long', timeZone })
  const parts = format.formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** 'Tuesday, November 24, 2:30 – 3:00 PM, Central Standard Time'. */
export function spanIn(timeZone: string, start: string, end: string): string {
  const hours = `${clockIn(timeZone, start)} – ${clockIn(timeZone, end)}`
  return `${longDayIn(timeZone, start)}, ${hours}, ${zoneNameIn(timeZone, start)}`
}

/** Whether both clocks show the same at these instants. */
export function sameClocks(one: string, other: string, instants: string[]): boolean {
  return instants.every(
    (instant) =>
      clockIn(one, instant) === clockIn(other, instant) && dayIn(one, instant) === dayIn(other, instant),
  )
}

/** Instants by the day on which they fall there; both in their order. */
export function groupByDay(timeZone: string, instants: string[]): Map<string, string[]> {
  return Map.groupBy(instants, (instant) => dayIn(timeZone, instant))
}
