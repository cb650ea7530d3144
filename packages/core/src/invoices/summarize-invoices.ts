import type { InvoiceSummary } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/** Sums and counts of what the caller may see. */
export async function summarizeInvoices(_ctx: PortalCtx): Promise<InvoiceSummary> {
  throw new AppError('NOT_READY', 'Not available yet')
}
