import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** The payment page of an invoice, for whoever has its key. */
export async function getCheckout(_ctx: Ctx, _input: CheckoutInput): Promise<CheckoutView> {
  throw new AppError('NOT_READY', 'Not available yet')
}
