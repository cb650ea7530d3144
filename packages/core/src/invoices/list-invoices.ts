import type { AdminInvoice, ListInvoicesInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/** What the caller may see, in the order asked for. */
export async function listInvoices(
  _ctx: PortalCtx,
  _input: ListInvoicesInput,
): Promise<{ items: AdminInvoice[]; nextCursor: string | null }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
