import type { OwnBooking } from '@tallgrass/contracts'
import { type BookingRow, type Db, findBookingByToken } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { toLeftForCall } from './to-left-for-call.ts'

/** A booking, as the holder of its link sees it. Throws NOT_FOUND. */
export async function getOwnBooking(ctx: Ctx, { token }: { token: string }): Promise<OwnBooking> {
  return toOwnBooking(await getByToken(ctx.db, token))
}

/** Throws NOT_FOUND. */
export async function getByToken(db: Db, token: string): Promise<BookingRow> {
  const booking = await findBookingByToken(db, hashToken(token))
  if (!booking) throw noSuch('Booking')
  return booking
}

/**
 * NOTE no name, company or number of the lead: someone who types another person's address in the chat must
 * not see them. The number is the one left for this call.
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
