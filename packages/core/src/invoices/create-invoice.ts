import type { CreateInvoiceInput, InvoiceDetails } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Drafts an invoice. */
export async function createInvoice(_ctx: AdminCtx, _input: CreateInvoiceInput): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
