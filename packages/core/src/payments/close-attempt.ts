import { type CheckoutRow, endCheckout, findActiveCheckout } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { openSession } from './open-session.ts'
import { settleSession } from './settle-session.ts'

/** Sees to it that nobody can pay through an attempt any more; money that came before counts. */
export async function closeAttempt(ctx: Ctx, checkout: CheckoutRow): Promise<void> {
  const { id, provider, providerSessionId } = checkout
  // Nobody is left who could be asked.
  if (provider !== ctx.payments.provider) return expire(ctx, id)
  // An answer that was lost is had again by asking with the same key.
  const session = providerSessionId
    ? await ctx.payments.findSession(providerSessionId)
    : await openSession(ctx, checkout)
  if (!session) return expire(ctx, id)
  const ended = session.status === 'open' ? await ctx.payments.expireSession(session.id) : session
  await settleSession(ctx, ended, checkout)
}

function expire(ctx: Ctx, id: string): Promise<void> {
  return endCheckout(ctx.db, id, { status: 'expired', providerSessionId: null })
}

/** For an invoice that is paid or void by another way: its payment page must take no more money. */
export async function closeCheckoutsJob(ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> {
  const checkout = await findActiveCheckout(ctx.db, invoiceId)
  if (checkout) await closeAttempt(ctx, checkout)
}
