import type { PaymentRequestInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Issues an invoice of one line at once. */
export async function requestPayment(
  _ctx: AdminCtx,
  _input: PaymentRequestInput,
): Promise<{ id: string; number: string; paymentUrl: string }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
