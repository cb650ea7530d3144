import { type AuditActionOf, type BookingId, DAY_MS, type Instant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { addBookingLink, bookingUrl } from './booking-link.ts'
import { changeBooking, getBooking, nextStatus } from './change-booking.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'

const MISSED_LATELY_MS = 3 * DAY_MS

interface BookingReference {
  id: BookingId
}

/**
 * Records that the call took place. Throws NOT_FOUND, ILLEGAL_TRANSITION, or CONFLICT before it has started.
 */
export function completeBooking(ctx: AdminCtx, { id }: BookingReference) {
  return close(ctx, id, { move: 'complete', action: 'booking.complete' })
}

/**
 * Records that the visitor did not show up, and offers them another time if that was lately. Throws like
 * `completeBooking`.
 */
export function markNoShow(ctx: AdminCtx, { id }: BookingReference) {
  return close(ctx, id, { move: 'miss', action: 'booking.miss' })
}

/** Cancels the call and notifies the visitor. Throws NOT_FOUND, ILLEGAL_TRANSITION or CONFLICT. */
export function cancelBooking(ctx: AdminCtx, { id }: BookingReference) {
  return close(ctx, id, { move: 'cancel', action: 'booking.cancel' })
}

interface Closing {
  move: 'complete' | 'miss' | 'cancel'
  action: AuditActionOf<'booking'>
}

async function close(ctx: AdminCtx, id: BookingId, { action, move }: Closing): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const seen = await getBooking(tx, id)
    const to = nextStatus(seen, move, tx.now)
    const booking = await changeBooking(tx, seen, { action, to })
    if (move === 'complete' || booking.scheduledFor === null) return
    const { settings } = ctx
    if (move === 'miss') {
      if (!isRecent(booking.scheduledFor, tx.now)) return
      emitBooking(ctx, tx, 'booking.missed', booking)
      const link = `${settings.publicUrl}/schedule`
      await enqueueBookingMail(tx, 'booking-missed', { booking, link, settings })
    } else {
      emitBooking(ctx, tx, 'booking.cancelled', booking)
      const link = bookingUrl(settings, await addBookingLink(tx, id))
      await enqueueBookingMail(tx, 'booking-cancelled', { booking, link, settings })
    }
  })
  return { ok: true }
}

/** Someone who tidies up old calls does not write to their visitors. */
function isRecent(startsAt: Instant, now: Date): boolean {
  return now.getTime() - Date.parse(startsAt) < MISSED_LATELY_MS
}
