import type { OwnBooking } from '@tallgrass/contracts'
import { type BookingRow, type Db, findBookingByToken } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { toLeftForCall } from './to-left-for-call.ts'

/** What the holder of a link sees of their booking. Throws NOT_FOUND. */
export async function getOwnBooking(ctx: Ctx, { token }: { token: string }): Promise<OwnBooking> {
  return toOwnBooking(await getByToken(ctx.db, token))
}

/** Throws NOT_FOUND. */
export async function getByToken(db: Db, token: string): Promise<BookingRow> {
  const booking = await findBookingByToken(db, hashToken(token))
  if (!booking) throw new AppError('NOT_FOUND', 'This booking does not exist')
  return booking
}

/**
 * NOTE without the lead's name, company and number: whoever types a known address in the chat must not read them here.
 * The number is the one that was left for this call.
 */
export function toOwnBooking(booking: BookingRow): OwnBooking {
  const { email, endsAt, scheduledFor, status, type, visitorTimeZone } = booking
  return {
    type,
    status,
    scheduledFor,
    endsAt,
    timeZone: visitorTimeZone,
    email,
    left: toLeftForCall(booking),
  }
}
