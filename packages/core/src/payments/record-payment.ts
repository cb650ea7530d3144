import type { InvoiceDetails, RecordPaymentInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Notes money that came by another way than a card. */
export async function recordPayment(_ctx: AdminCtx, _input: RecordPaymentInput): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
