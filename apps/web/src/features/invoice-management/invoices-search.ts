import { type InvoiceId, type InvoiceStatusFilter, invoiceStatusFilters } from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

/** The default is newest first. */
const invoiceSorts = ['due', 'amount'] as const
type InvoiceSort = (typeof invoiceSorts)[number]

export interface InvoiceFilters {
  search?: string | undefined
  status?: InvoiceStatusFilter | undefined
  sort?: InvoiceSort | undefined
}

/** Search parameters of Invoice Management, so that a view can be shared. */
export interface InvoicesSearch extends InvoiceFilters {
  /** Cards if undefined. */
  view?: 'table' | undefined
  /** ID of the invoice whose drawer is open. */
  invoice?: InvoiceId | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readInvoicesSearch(address: Record<string, unknown>): InvoicesSearch {
  const { invoice, search, sort, status, view } = address
  return {
    search: searchOf(search),
    status: oneOf(invoiceStatusFilters, status),
    sort: oneOf(invoiceSorts, sort),
    view: view === 'table' ? view : undefined,
    invoice: idOf('Invoice', invoice),
  }
}
