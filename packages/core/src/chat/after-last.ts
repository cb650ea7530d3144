import type { Instant } from '@tallgrass/domain'

/**
 * Returns `now`, or an instant after the last message. Messages never share an instant, so that their order
 * is certain.
 */
export function afterLast(now: Date, last: Instant | null): Date {
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0))
}
