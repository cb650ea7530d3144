import { findActiveCheckout, type LockedInvoice } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { holdInvoice } from '../invoices/hold-invoice.ts'
import { closeAttempt } from './close-attempt.ts'
import { sayingWhenAway } from './provider-away.ts'

const AWAY =
  'The payment provider cannot be reached right now, so the open payment page could not be closed. Please try again in a moment.'

/** A payer who begins anew while an attempt is closed makes one more round necessary. */
const MOST_ROUNDS = 4

/**
 * Changes an invoice that nobody can pay meanwhile: an open payment page is closed at the provider first.
 * `ensure` refuses what may not be changed. Throws CONFLICT when money has come in that moment, or NOT_READY.
 */
export async function changeUnpaid(
  ctx: Ctx,
  id: string,
  change: {
    ensure: (invoice: LockedInvoice) => void
    apply: (tx: Tx, invoice: LockedInvoice) => Promise<void>
  },
): Promise<void> {
  await sayingWhenAway(AWAY, async () => {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const open = await ctx.transaction(async (tx) => {
        const invoice = await holdInvoice(tx, tx.everybody, { id: id })
        if (round > 0 && invoice.status === 'PAID') {
          throw new AppError('CONFLICT', 'This invoice has just been paid')
        }
        change.ensure(invoice)
        const checkout = await findActiveCheckout(tx.db, id)
        if (!checkout) await change.apply(tx, invoice)
        return checkout
      })
      if (!open) return
      await closeAttempt(ctx, open)
    }
    throw new AppError('CONFLICT', 'Somebody is paying this invoice right now. Please try again in a moment.')
  })
}
