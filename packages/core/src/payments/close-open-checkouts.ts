import { findActiveCheckout } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { sayingWhenAway } from '../providers/provider-away.ts'
import { closeAttempt } from './close-attempt.ts'

const AWAY =
  'The payment provider cannot be reached right now, so the open payment page could not be closed. Please try again in a moment.'

/** A payer who starts again while an attempt is being closed makes one more round necessary. */
const MAX_ROUNDS = 4

/**
 * Closes the open payment page of an invoice at the provider, outside any transaction; money that came before counts.
 * Throws CONFLICT if a payer keeps starting again, or NOT_READY.
 */
export async function closeOpenCheckouts(ctx: Ctx, invoiceId: string): Promise<void> {
  await sayingWhenAway(AWAY, async () => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const open = await findActiveCheckout(ctx.db, invoiceId)
      if (!open) return
      await closeAttempt(ctx, open)
    }
    throw beingPaid()
  })
}

export function beingPaid(): AppError {
  return new AppError('CONFLICT', 'Someone is paying this invoice right now. Please try again in a moment.')
}
