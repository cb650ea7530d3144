import { hours } from '@tallgrass/brand'

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: hours.timeZone,
})

/** 'Nov 20, 2026, 10:05:00 AM CST': where the business is, with the name of that time. */
export function formatInstant(at: Date): string {
  // Which kind of space stands before 'AM' differs between versions of the tables.
  return instant.format(at).replaceAll('\u202f', ' ')
}
