import type { Instant } from '@tallgrass/domain'
import { useReader } from '../lib/reader'
import { zoneNameOf } from '../lib/zone-name-of'

/** 'March 3, 2025 at 4:10 PM Central Time', for a time alone in a sentence. */
export function ZonedDateTime({ at }: { at: Instant }) {
  const { dateTime, now, timeZone } = useReader()
  return `${dateTime(at)} ${zoneNameOf(timeZone, now)}`
}
