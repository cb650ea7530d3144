import { hours } from '@tallgrass/brand'
import type { Instant } from '@tallgrass/domain'

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: hours.timeZone,
})

/** 'November 20, 2026 at 3:00 PM (Central Time)'. */
export function instantInWords(at: Instant): string {
  return `${instant.format(new Date(at))} (${hours.timeZoneLabel})`
}
