import type { CheckoutInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Where the payer goes on to the provider. */
export async function startCheckout(_ctx: Ctx, _input: CheckoutInput): Promise<{ url: string }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
