import { type CheckoutRow, endCheckout, findActiveCheckout } from '@tallgrass/db'
import type { CheckoutId, InvoiceId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { NoticeOutcome } from './notice-outcome.ts'
import { openSession } from './open-session.ts'
import { settleSession } from './settle-session.ts'

/**
 * Ends a payment attempt, so that no one can pay through it. A payment made before that counts. Returns the outcome.
 */
export async function closeAttempt(ctx: Ctx, checkout: CheckoutRow): Promise<NoticeOutcome> {
  const { id, provider, providerSessionId } = checkout
  // Its provider is no longer configured.
  if (provider !== ctx.payments.provider) return expire(ctx, id)
  // If the answer was lost, asking again with the same key returns the same session.
  const session = providerSessionId
    ? await ctx.payments.findSession(providerSessionId)
    : await openSession(ctx, checkout)
  if (!session) return expire(ctx, id)
  const ended = session.status === 'open' ? await ctx.payments.expireSession(session.id) : session
  return settleSession(ctx, ended, checkout)
}

async function expire(ctx: Ctx, id: CheckoutId): Promise<NoticeOutcome> {
  await endCheckout(ctx.db, id, { status: 'expired', providerSessionId: null })
  return 'session_expired'
}

/**
 * Closes the payment page of an invoice that was paid another way or voided, so that it takes no more money.
 */
export async function closeCheckoutsJob(ctx: Ctx, { invoiceId }: { invoiceId: InvoiceId }): Promise<void> {
  const checkout = await findActiveCheckout(ctx.db, invoiceId)
  if (checkout) await closeAttempt(ctx, checkout)
}
