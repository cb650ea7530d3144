import type { OwnBooking } from '@tallgrass/contracts'
import { AppError, callStateAt } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { bookingUrl } from './booking-link.ts'
import { changeBooking, nextStatus } from './change-booking.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'
import { getByToken, toOwnBooking } from './own-booking.ts'

/** Cancels a booking by its link. Throws NOT_FOUND, ILLEGAL_TRANSITION, CONFLICT or RATE_LIMITED. */
export async function cancelOwnBooking(ctx: Ctx, { token }: { token: string }): Promise<OwnBooking> {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  return ctx.transaction(async (tx) => {
    const booking = await getByToken(tx.db, token)
    // Already cancelled by an earlier request.
    if (booking.status === 'cancelled') return toOwnBooking(booking)
    const to = nextStatus(booking, 'cancel', tx.now)
    if (callStateAt(booking, tx.now) === 'begun')
      throw new AppError('CONFLICT', 'This call has started and can no longer be cancelled')
    const changed = await changeBooking(tx, booking, { action: 'booking.cancel', to })
    emitBooking(ctx, tx, 'booking.cancelled', changed)
    const link = bookingUrl(ctx.settings, token)
    await enqueueBookingMail(tx, 'booking-cancelled', { booking: changed, link, settings: ctx.settings })
    return toOwnBooking(changed)
  })
}
