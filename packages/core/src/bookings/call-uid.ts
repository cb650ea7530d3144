import type { BookingId } from '@tallgrass/domain'

/** The same in every file and feed, so that a calendar with both shows one event. */
export function callUid(id: BookingId, publicUrl: string): string {
  return `${id}@${new URL(publicUrl).hostname}`
}
