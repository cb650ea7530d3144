import type { Instant } from '@tallgrass/domain'
import { useReader } from '../lib/reader'

/** 'March 3, 2025 at 4:10 PM', in the reader's time zone. */
export function DateTime({ at }: { at: Instant }) {
  return useReader().dateTime(at)
}
