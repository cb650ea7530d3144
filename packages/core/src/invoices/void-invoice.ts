import type { InvoiceDetails, VoidInvoiceInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Takes an unpaid invoice back. */
export async function voidInvoice(_ctx: AdminCtx, _input: VoidInvoiceInput): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
