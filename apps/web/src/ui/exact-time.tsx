import type { Instant } from '@tallgrass/domain'
import { DateTime } from './date-time'
import { RelativeTime } from './relative-time'

/** 'March 3, 2025 at 4:10 PM (3 days ago)'. */
export function ExactTime({ at }: { at: Instant }) {
  return (
    <>
      <DateTime at={at} /> (<RelativeTime at={at} />)
    </>
  )
}
