import type { BookCallInput, BookedCall } from '@tallgrass/contracts'
import {
  type BookingRow,
  findBooking,
  findBookingByAttempt,
  insertBooking,
  lockCalendar,
  newId,
} from '@tallgrass/db'
import { AppError, type BookingId, interestOf, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { saveLead } from '../leads/save-lead.ts'
import { hashToken } from '../security/secret-token.ts'
import { addBookingLink, bookingUrl } from './booking-link.ts'
import { clientOfCall } from './client-of-call.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'
import { ensureOwnScheduler } from './external-scheduler.ts'
import { claimTime, refuseOverlaps } from './open-calendar.ts'
import { toOwnBooking } from './own-booking.ts'

/**
 * Books a call for a visitor at an open time. Repeating an attempt returns the booking that it created.
 * Throws CONFLICT if the time is taken, INVALID if it was never open, or RATE_LIMITED.
 */
export async function bookCall(ctx: Ctx, input: BookCallInput): Promise<BookedCall> {
  ensureOwnScheduler(ctx.settings)
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  return refuseOverlaps(() => ctx.transaction((tx) => book(ctx, tx, input)))
}

async function book(ctx: Ctx, tx: Tx, input: BookCallInput): Promise<BookedCall> {
  const attemptHash = hashToken(input.attempt)
  // Locked first: a simultaneous repeat of the attempt waits here and then finds the booking.
  await lockCalendar(tx.db)
  const earlier = await findBookingByAttempt(tx.db, attemptHash)
  if (earlier) return answerAgain(tx, earlier, input)
  const { email, notes, start, timeZone, type } = input
  const times = await claimTime(tx.db, { start, type, now: tx.now })
  const { company, name, phone } = input
  const lead = { email, name, company, phone, interest: interestOf(type), source: 'schedule' } as const
  const { id: leadId } = await saveLead(tx, lead)
  const id = newId('Booking', tx.now)
  const facts = { id, leadId, type, notes, visitorTimeZone: timeZone, attemptHash, createdAt: tx.now }
  const clientId = await clientOfCall(ctx, tx, email)
  await insertBooking(tx.db, { ...facts, ...times, clientId, metadata: { phone: phone ?? null } })
  audit(tx, {
    action: 'booking.create',
    entity: 'booking',
    entityId: id,
    after: { type, leadId, scheduledFor: start },
  })
  const booking = await getInserted(tx, id)
  emitBooking(ctx, tx, 'booking.made', booking)
  const token = await addBookingLink(tx, id)
  const link = bookingUrl(ctx.settings, token)
  await enqueueBookingMail(tx, 'booking-confirmed', { booking, link, settings: ctx.settings })
  return { ...toOwnBooking(booking), token }
}

/** Returns the booking again, with a new link, because the answer to the first try was lost. */
async function answerAgain(tx: Tx, earlier: BookingRow, input: BookCallInput): Promise<BookedCall> {
  const same =
    earlier.email === input.email &&
    earlier.type === input.type &&
    earlier.scheduledFor === toInstant(new Date(input.start))
  if (!same) throw new AppError('CONFLICT', 'This call is already booked. Please reload the page.')
  audit(tx, { action: 'booking.renew-link', entity: 'booking', entityId: earlier.id })
  return { ...toOwnBooking(earlier), token: await addBookingLink(tx, earlier.id) }
}

async function getInserted(tx: Tx, id: BookingId): Promise<BookingRow> {
  const booking = await findBooking(tx.db, id)
  if (!booking) throw new AppError('INTERNAL', 'The booking was not saved')
  return booking
}
