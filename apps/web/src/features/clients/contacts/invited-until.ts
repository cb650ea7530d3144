import { calendarDateAt, type Instant } from '@tallgrass/domain'
import { formatDate } from '../../../lib/format'
import type { Reader } from '../../../lib/reader'

/** 'Invited, until December 4, 2026', or undefined once that has passed. */
export function invitedUntil(
  expiresAt: Instant,
  { now, timeZone }: Pick<Reader, 'now' | 'timeZone'>,
): string | undefined {
  const end = new Date(expiresAt)
  return end > now ? `Invited, until ${formatDate(calendarDateAt(end, timeZone))}` : undefined
}
