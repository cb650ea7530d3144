import type { InvoiceDetails, UpdateInvoiceInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Replaces a draft. */
export async function updateInvoice(_ctx: AdminCtx, _input: UpdateInvoiceInput): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
