const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 20, 2026' of '2026-11-20'. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
