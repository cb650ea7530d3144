import type { CreateBookingInput } from '@tallgrass/contracts'
import { findLeadEmail, insertBooking, newId } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { findConversation } from '../chat/find-conversation.ts'
import type { Ctx } from '../ctx.ts'
import { addBookingLink, bookingUrl } from './booking-link.ts'
import { externalScheduler, prefilled } from './external-scheduler.ts'
import { signedInClient } from './signed-in-client.ts'

/**
 * Creates a booking without a time for the lead of this browser's conversation, and returns the link to
 * choose one. Throws NOT_FOUND for any other lead, or RATE_LIMITED.
 */
export async function createBooking(ctx: Ctx, { leadId, type }: CreateBookingInput) {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  const external = externalScheduler(ctx.settings)
  return ctx.transaction(async (tx) => {
    const conversation = await findConversation(ctx, tx.db)
    if (!conversation || conversation.leadId !== leadId) throw noSuch('Lead')
    const id = newId('Booking', tx.now)
    const schedulingEventUri = external ?? null
    await insertBooking(tx.db, {
      id,
      leadId,
      clientId: signedInClient(ctx),
      type,
      schedulingEventUri,
      createdAt: tx.now,
    })
    audit(tx, { action: 'booking.create', entity: 'booking', entityId: id, after: { type, leadId } })
    if (!external) return { id, schedulingUrl: bookingUrl(ctx.settings, await addBookingLink(tx, id)) }
    const email = await findLeadEmail(tx.db, leadId)
    return { id, schedulingUrl: prefilled(external, { email, name: conversation.visitorName }) }
  })
}
