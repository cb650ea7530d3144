import type { CheckoutOutcome } from '@tallgrass/contracts'
import { findCheckoutBySession } from '@tallgrass/db'
import { AppError, type CheckoutStatus } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { unlessFull } from '../storage/unless-full.ts'
import { settleSession } from './settle-session.ts'

const STATES = {
  creating: 'pending',
  open: 'pending',
  paid: 'confirmed',
  expired: 'expired',
} as const satisfies Record<CheckoutStatus, CheckoutOutcome['state']>

/**
 * Whether the ledger knows the payment of a session. While it does not, the provider is asked now and then: a notice
 * that was lost must not leave the payer waiting, nor one who paid in the last moment believe that they have not.
 */
export async function getCheckoutOutcome(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<CheckoutOutcome> {
  const { testMode } = ctx.payments
  const seen = await findCheckoutBySession(ctx.db, sessionId)
  if (!seen) return { state: 'unknown', amount: null, number: null, testMode }
  if (STATES[seen.status] === 'confirmed') return { ...toOutcome(seen), testMode }
  await unlessFull(() => lookAgain(ctx, sessionId))
  const now = await findCheckoutBySession(ctx.db, sessionId)
  return { ...toOutcome(now ?? seen), testMode }
}

function toOutcome(checkout: { status: CheckoutStatus; amount: string; number: string | null }) {
  return { state: STATES[checkout.status], amount: checkout.amount, number: checkout.number }
}

async function lookAgain(ctx: Ctx, sessionId: string): Promise<void> {
  try {
    await ctx.limits.take('paymentLook', sessionId)
    const session = await ctx.payments.findSession(sessionId)
    if (session) await settleSession(ctx, session)
  } catch (error) {
    const soon = error instanceof AppError && error.code === 'RATE_LIMITED'
    if (!soon && !(error instanceof ProviderUnreachable)) throw error
  }
}
