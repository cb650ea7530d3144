import { findCallOf } from '@tallgrass/db'
import { type BookingId, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { ClientCtx } from '../authorize.ts'
import { addBookingLink } from './booking-link.ts'

/** A new link with which the client moves or cancels their call. Throws NOT_FOUND, also for someone else's call. */
export async function linkClientCall(ctx: ClientCtx, { id }: { id: BookingId }): Promise<{ token: string }> {
  return ctx.transaction(async (tx) => {
    if (!(await findCallOf(tx.db, ctx.user.id, id))) throw noSuch('Booking')
    audit(tx, { action: 'booking.renew-link', entity: 'booking', entityId: id })
    return { token: await addBookingLink(tx, id) }
  })
}
