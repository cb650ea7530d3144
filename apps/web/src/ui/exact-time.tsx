import type { Instant } from '@tallgrass/domain'
import { formatDateTime } from '../lib/format'
import { RelativeTime } from './relative-time'

/** 'March 3, 2025 at 4:10 PM (3 days ago)'. */
export function ExactTime({ at }: { at: Instant }) {
  return (
    <>
      {formatDateTime(at)} (<RelativeTime at={at} />)
    </>
  )
}
