import type { InvoiceDetails, IssueInvoiceInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Numbers a draft and sends it to its client. */
export async function issueInvoice(_ctx: AdminCtx, _input: IssueInvoiceInput): Promise<InvoiceDetails> {
  throw new AppError('NOT_READY', 'Not available yet')
}
