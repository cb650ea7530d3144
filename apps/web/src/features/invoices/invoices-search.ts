import type { InvoiceStatus } from '@tallgrass/domain'
import { oneOf } from '../../lib/address'

/** Statuses that clients can see. Written out, because the first script must stay small. */
export const shownStatuses = ['OPEN', 'PAID', 'VOID'] as const satisfies InvoiceStatus[]

/** Search parameters of the invoices page, so that a view can be shared. */
export interface InvoicesSearch {
  status?: InvoiceStatus | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readInvoicesSearch({ status }: Record<string, unknown>): InvoicesSearch {
  return { status: oneOf(shownStatuses, status) }
}
