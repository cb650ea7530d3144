import { type CheckoutOutcome, isViewing } from '@tallgrass/contracts'
import { findCheckoutBySession } from '@tallgrass/db'
import { AppError, type CheckoutStatus, type Money } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { skipIfDiskFull } from '../storage/skip-if-disk-full.ts'
import { settleSession } from './settle-session.ts'

const STATES = {
  creating: 'pending',
  open: 'pending',
  paid: 'confirmed',
  expired: 'expired',
} as const satisfies Record<CheckoutStatus, CheckoutOutcome['state']>

/**
 * Tells if the payment of a session is in the ledger. Until it is, asks the provider at a limited rate, so
 * that a lost notice does not keep the payer waiting, and a payment at the last moment is not reported as
 * expired.
 */
export async function getCheckoutOutcome(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<CheckoutOutcome> {
  const { testMode } = ctx.payments
  const seen = await findCheckoutBySession(ctx.db, sessionId)
  if (!seen) return { state: 'unknown', amount: null, number: null, testMode }
  if (STATES[seen.status] === 'confirmed' || isViewing(ctx)) return { ...toOutcome(seen), testMode }
  await skipIfDiskFull(() => askProvider(ctx, sessionId))
  const now = await findCheckoutBySession(ctx.db, sessionId)
  return { ...toOutcome(now ?? seen), testMode }
}

function toOutcome(checkout: { status: CheckoutStatus; amount: Money; number: string | null }) {
  return { state: STATES[checkout.status], amount: checkout.amount, number: checkout.number }
}

async function askProvider(ctx: Ctx, sessionId: string): Promise<void> {
  try {
    await ctx.limits.take('paymentLook', sessionId)
    const session = await ctx.payments.findSession(sessionId)
    if (session) await settleSession(ctx, session)
  } catch (error) {
    const isTooSoon = error instanceof AppError && error.code === 'RATE_LIMITED'
    if (!isTooSoon && !(error instanceof ProviderUnreachable)) throw error
  }
}
