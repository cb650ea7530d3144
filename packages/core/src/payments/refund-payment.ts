import type { Refund, RefundPaymentInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Gives money back. */
export async function refundPayment(_ctx: AdminCtx, _input: RefundPaymentInput): Promise<Refund> {
  throw new AppError('NOT_READY', 'Not available yet')
}
