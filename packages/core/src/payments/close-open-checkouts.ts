import { findActiveCheckout } from '@tallgrass/db'
import { AppError, type InvoiceId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { closeAttempt } from './close-attempt.ts'

const UNREACHABLE =
  'The payment provider cannot be reached right now, so the open payment page could not be closed. Please try again in a moment.'

/** Each time a payer starts again while an attempt is being closed, one more round is needed. */
const MAX_ROUNDS = 4

/**
 * Closes the open payment page of an invoice at the provider, outside any transaction. A payment made before
 * that counts. Throws CONFLICT if a payer keeps starting again, or NOT_READY.
 */
export async function closeOpenCheckouts(ctx: Ctx, invoiceId: InvoiceId): Promise<void> {
  await refuseWhenUnreachable(UNREACHABLE, async () => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const open = await findActiveCheckout(ctx.db, invoiceId)
      if (!open) return
      await closeAttempt(ctx, open)
    }
    throw paymentInProgress()
  })
}

export function paymentInProgress(): AppError {
  return new AppError('CONFLICT', 'Someone is paying this invoice right now. Please try again in a moment.')
}
