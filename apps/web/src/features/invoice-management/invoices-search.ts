import { type InvoiceStatus, invoiceStatuses } from '@tallgrass/domain'

/** By the newest, unless the address says otherwise. */
const invoiceSorts = ['due', 'amount'] as const
type InvoiceSort = (typeof invoiceSorts)[number]

export interface InvoiceFilters {
  search?: string | undefined
  status?: InvoiceStatus | undefined
  sort?: InvoiceSort | undefined
}

/** What stands in the address of Invoice Management, so that a view can be shared. */
export interface InvoicesSearch extends InvoiceFilters {
  /** The one whose drawer is open. */
  invoice?: string | undefined
}

const LONGEST_SEARCH = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readInvoicesSearch(address: Record<string, unknown>): InvoicesSearch {
  const { invoice, search, sort, status } = address
  return {
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    status: invoiceStatuses.find((known) => known === status),
    sort: invoiceSorts.find((known) => known === sort),
    invoice: typeof invoice === 'string' && UUID.test(invoice) ? invoice : undefined,
  }
}
