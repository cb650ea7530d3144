import { timingSafeEqual } from 'node:crypto'
import type { CheckoutInput } from '@tallgrass/contracts'
import { findInvoiceWithKey } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { asSystem, type Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** The issued invoice that the key opens. Throws the same NOT_FOUND for every mismatch. */
export async function getByKey(ctx: Ctx, { invoice: id, key }: CheckoutInput) {
  const invoice = await findInvoiceWithKey(ctx.db, asSystem(ctx).scope, id)
  const matches = isSame(key, invoice?.checkoutKey ?? '')
  if (!invoice?.checkoutKey || !matches || invoice.status === 'DRAFT') {
    throw new AppError('NOT_FOUND', 'This payment link is not valid')
  }
  return invoice
}

/** Compares in constant time. Both are hashed, because such a comparison needs equal lengths. */
function isSame(given: string, known: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(known)))
}
