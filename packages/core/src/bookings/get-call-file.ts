import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { bookingUrl } from './booking-link.ts'
import { callCalendar } from './call-calendar.ts'
import { toCallFacts } from './call-facts.ts'
import { getByToken } from './own-booking.ts'

/** The call as a file for the visitor's calendar. Throws NOT_FOUND, also while the call has no time. */
export async function getCallFile(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const booking = await getByToken(ctx.db, token)
  const facts = toCallFacts(booking, ctx.settings, ctx.clock())
  if (!facts) throw new AppError('NOT_FOUND', 'This call has no time yet')
  const status = booking.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
  return callCalendar({ ...facts, link: bookingUrl(ctx.settings, token), status })
}
