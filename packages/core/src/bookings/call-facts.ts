import { hours } from '@tallgrass/brand'
import type { BookingRow } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import type { Settings } from '../settings.ts'
import type { CallFacts } from './booking-mails.ts'
import { callUid } from './call-uid.ts'
import { toLeftForCall } from './to-left-for-call.ts'

/** The facts of a call for mails and calendar files; undefined while it has no time. */
export function toCallFacts(
  booking: BookingRow,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  now: Date,
): CallFacts | undefined {
  const { endsAt, id, name, scheduledFor, sequence, type, visitorTimeZone } = booking
  if (!scheduledFor || !endsAt) return undefined
  return {
    name,
    left: toLeftForCall(booking),
    type,
    startsAt: scheduledFor,
    endsAt,
    timeZone: visitorTimeZone ?? hours.timeZone,
    uid: callUid(id, publicUrl),
    sequence,
    stampedAt: toInstant(now),
  }
}
