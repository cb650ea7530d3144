import { hours } from '@tallgrass/brand'

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: hours.timeZone,
})

/** 'Nov 20, 2026, 10:05:00 AM CST', in the business's time zone. */
export function formatInstant(at: Date): string {
  // The kind of space before 'AM' differs between ICU versions.
  return instant.format(at).replaceAll('\u202f', ' ')
}
