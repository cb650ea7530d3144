import type { ChooseTimeInput, OwnBooking } from '@tallgrass/contracts'
import type { BookingRow } from '@tallgrass/db'
import { AppError, bookingFlow, type CallState, callStateAt, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { bookingUrl } from './booking-link.ts'
import { changeBooking } from './change-booking.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'
import { ensureOwnScheduler } from './external-scheduler.ts'
import { claimTime, refuseOverlaps } from './open-calendar.ts'
import { getByToken, toOwnBooking } from './own-booking.ts'

/**
 * Sets the time of a booking by its link: the first time, a new one, or one after a cancellation.
 * Throws NOT_FOUND, CONFLICT if the time is taken or the call is over, INVALID, or RATE_LIMITED.
 */
export async function chooseTime(ctx: Ctx, input: ChooseTimeInput): Promise<OwnBooking> {
  ensureOwnScheduler(ctx.settings)
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  return refuseOverlaps(() => ctx.transaction((tx) => choose(ctx, tx, input)))
}

async function choose(ctx: Ctx, tx: Tx, { start, timeZone, token }: ChooseTimeInput): Promise<OwnBooking> {
  const booking = await getByToken(tx.db, token)
  const choice = choiceOf(booking, tx.now)
  const chosen = toInstant(new Date(start))
  // Already set by an earlier request.
  if (booking.status === 'scheduled' && booking.scheduledFor === chosen) return toOwnBooking(booking)
  const times = await claimTime(tx.db, { start, type: booking.type, now: tx.now, except: booking.id })
  const changed = await changeBooking(tx, booking, {
    action: choice.action,
    to: 'scheduled',
    times: { ...times, visitorTimeZone: timeZone },
  })
  emitBooking(ctx, tx, choice.event, changed)
  const link = bookingUrl(ctx.settings, token)
  await enqueueBookingMail(tx, choice.mail, { booking: changed, link, settings: ctx.settings })
  return toOwnBooking(changed)
}

const CHOICES = {
  'link-sent': { action: 'booking.schedule', mail: 'booking-confirmed', event: 'booking.made' },
  upcoming: { action: 'booking.reschedule', mail: 'booking-rescheduled', event: 'booking.changed' },
  cancelled: { action: 'booking.rebook', mail: 'booking-confirmed', event: 'booking.made' },
} as const satisfies Partial<Record<CallState, object>>

function choiceOf(booking: BookingRow, now: Date) {
  const state = callStateAt(booking, now)
  if (state === 'begun') throw new AppError('CONFLICT', 'This call has started and can no longer be moved')
  if (state === 'completed' || state === 'no-show') {
    bookingFlow.next(booking.status, 'rebook')
    throw new AppError('CONFLICT', 'This call is over')
  }
  return CHOICES[state]
}
