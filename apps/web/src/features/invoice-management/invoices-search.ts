import { type InvoiceId, type InvoiceStatus, invoiceStatuses } from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

/** The default is newest first. */
const invoiceSorts = ['due', 'amount'] as const
type InvoiceSort = (typeof invoiceSorts)[number]

export interface InvoiceFilters {
  search?: string | undefined
  status?: InvoiceStatus | undefined
  sort?: InvoiceSort | undefined
}

/** Search parameters of Invoice Management, so that a view can be shared. */
export interface InvoicesSearch extends InvoiceFilters {
  /** ID of the invoice whose drawer is open. */
  invoice?: InvoiceId | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readInvoicesSearch(address: Record<string, unknown>): InvoicesSearch {
  const { invoice, search, sort, status } = address
  return {
    search: searchOf(search),
    status: oneOf(invoiceStatuses, status),
    sort: oneOf(invoiceSorts, sort),
    invoice: idOf('Invoice', invoice),
  }
}
