import { type InvoiceStatus, invoiceStatuses } from '@tallgrass/domain'

/** What a client may ask for: they find no drafts. */
export const shownStatuses = invoiceStatuses.filter((status) => status !== 'DRAFT')

/** What stands in the address of the invoices, so that a view can be shared. */
export interface InvoicesSearch {
  status?: InvoiceStatus | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readInvoicesSearch({ status }: Record<string, unknown>): InvoicesSearch {
  return { status: shownStatuses.find((known) => known === status) }
}
