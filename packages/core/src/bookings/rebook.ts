import type { RebookInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addBookingLink, bookingUrl } from './booking-link.ts'
import { changeBooking, getBooking, nextStatus } from './change-booking.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'
import { claimTime, refuseOverlaps } from './open-calendar.ts'

/**
 * Gives a cancelled call an open time and notifies the visitor. Throws NOT_FOUND, ILLEGAL_TRANSITION,
 * CONFLICT or INVALID.
 */
export async function rebook(ctx: AdminCtx, { id, start }: RebookInput): Promise<{ ok: true }> {
  await refuseOverlaps(() =>
    ctx.transaction(async (tx) => {
      const seen = await getBooking(tx, id)
      const to = nextStatus(seen, 'rebook', tx.now)
      const times = await claimTime(tx.db, { start, type: seen.type, now: tx.now, except: id })
      const booking = await changeBooking(tx, seen, {
        action: 'booking.rebook',
        to,
        times: { ...times, visitorTimeZone: seen.visitorTimeZone },
      })
      emitBooking(ctx, tx, 'booking.made', booking)
      const link = bookingUrl(ctx.settings, await addBookingLink(tx, id))
      await enqueueBookingMail(tx, 'booking-confirmed', { booking, link, settings: ctx.settings })
    }),
  )
  return { ok: true }
}
