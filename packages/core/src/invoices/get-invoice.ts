import type { InvoiceDetails } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** All there is about one. Throws NOT_FOUND. */
export async function getInvoice(_ctx: AdminCtx, _input: { id: string }): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
