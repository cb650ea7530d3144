import type { CheckoutOutcome } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Whether the ledger knows the payment of a session. */
export async function getCheckoutOutcome(_ctx: Ctx, _input: { sessionId: string }): Promise<CheckoutOutcome> {
  throw new AppError('NOT_READY', 'Not available yet')
}
