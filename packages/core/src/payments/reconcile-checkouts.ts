import { listActiveCheckouts } from '@tallgrass/db'
import { type Money, type PaymentProvider, ProviderRefusedUs } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { closeAttempt } from './close-attempt.ts'
import type { NoticeOutcome } from './notice-outcome.ts'
import { settleSession } from './settle-session.ts'

/** An open card payment whose state is not known. `amount` in dollars. */
export interface UncheckedPayment {
  /** The invoice. */
  number: string | null
  title: string
  amount: Money
  /** Its provider is not configured, rejects the configured key, or does not know the payment. */
  reason: 'PROVIDER_LEFT' | 'KEY_REJECTED' | 'SESSION_UNKNOWN'
}

/**
 * Settles every open card payment by its state at the provider. One that is still open there stays open; one
 * whose page was never recorded is closed. Throws ProviderUnreachable; what was settled until then stays settled.
 * Returns the number of payments that had arrived, and those that could not be checked, which stay as they are.
 */
export async function reconcileCheckouts(
  ctx: Ctx,
): Promise<{ settled: number; unchecked: UncheckedPayment[] }> {
  let settled = 0
  const unchecked: UncheckedPayment[] = []
  for (const checkout of await listActiveCheckouts(ctx.db)) {
    const outcome = await reconcile(ctx, checkout).catch(rejectedOrThrow)
    const reason = UNCHECKED.get(outcome)
    if (reason) unchecked.push({ ...checkout, reason })
    if (ARRIVED.has(outcome)) settled++
  }
  return { settled, unchecked }
}

type Outcome = NoticeOutcome | 'key_rejected'

const UNCHECKED: ReadonlyMap<Outcome, UncheckedPayment['reason']> = new Map([
  ['provider_left', 'PROVIDER_LEFT'],
  ['key_rejected', 'KEY_REJECTED'],
  ['session_unknown', 'SESSION_UNKNOWN'],
])

/** Trying again with the same key would not help. */
function rejectedOrThrow(error: unknown): Outcome {
  if (error instanceof ProviderRefusedUs) return 'key_rejected'
  throw error
}

/** Money was recorded. */
const ARRIVED: ReadonlySet<Outcome> = new Set(['paid', 'wrong_amount', 'already_paid', 'voided', 'unmatched'])

type ActiveCheckout = Awaited<ReturnType<typeof listActiveCheckouts>>[number]

async function reconcile(ctx: Ctx, checkout: ActiveCheckout): Promise<NoticeOutcome> {
  const { provider, providerSessionId } = checkout
  const isReal = movesMoney(provider)
  if (provider !== ctx.payments.provider) return isReal ? 'provider_left' : 'nothing_to_do'
  if (!providerSessionId) return closeAttempt(ctx, checkout)
  const session = await ctx.payments.findSession(providerSessionId)
  if (!session) return isReal ? 'session_unknown' : closeAttempt(ctx, checkout)
  return session.status === 'open' ? 'session_open' : settleSession(ctx, session, checkout)
}

/** The sandbox is our own: its payments need no check. */
function movesMoney(provider: PaymentProvider): boolean {
  return provider !== 'sandbox'
}
