import type { BookingRow } from '@tallgrass/db'
import { type EventKind, leadName } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

type BookingEvent = Extract<EventKind, `booking.${string}`>

/** Tells the other side of a call about it. Does nothing for a call without a time. */
export function emitBooking(
  { user }: Pick<Ctx, 'user'>,
  tx: Tx,
  kind: BookingEvent,
  booking: BookingRow,
): void {
  const { clientId: userId, email, id: bookingId, leadId, name, scheduledFor: at } = booking
  if (at === null) return
  const byUs = user?.role === 'ADMIN'
  emit(tx, kind, { bookingId, leadId, lead: leadName({ name, email }), at, byUs, userId })
}
