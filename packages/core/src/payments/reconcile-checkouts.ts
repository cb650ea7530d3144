import { listActiveCheckouts } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { closeAttempt } from './close-attempt.ts'
import { settleSession } from './settle-session.ts'

/**
 * Settles every open card payment by its state at the provider. One that is still open there stays open; one
 * whose page was never recorded is closed. Payments of a provider that is no longer configured are left alone.
 * Throws ProviderUnreachable; what was settled until then stays settled. Returns the number settled.
 */
export async function reconcileCheckouts(ctx: Ctx): Promise<number> {
  let settled = 0
  for (const checkout of await listActiveCheckouts(ctx.db)) {
    const { provider, providerSessionId } = checkout
    if (provider !== ctx.payments.provider) continue
    const session = providerSessionId && (await ctx.payments.findSession(providerSessionId))
    if (session && session.status === 'open') continue
    if (session) await settleSession(ctx, session, checkout)
    else await closeAttempt(ctx, checkout)
    settled++
  }
  return settled
}
