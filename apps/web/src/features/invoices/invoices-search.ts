import type { InvoiceStatus } from '@tallgrass/domain'
import { oneOf } from '../../lib/address'

/** What a client may ask for: they find no drafts. Written out, because addresses are read by the first script. */
export const shownStatuses = ['OPEN', 'PAID', 'VOID'] as const satisfies InvoiceStatus[]

/** What stands in the address of the invoices, so that a view can be shared. */
export interface InvoicesSearch {
  status?: InvoiceStatus | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readInvoicesSearch({ status }: Record<string, unknown>): InvoicesSearch {
  return { status: oneOf(shownStatuses, status) }
}
