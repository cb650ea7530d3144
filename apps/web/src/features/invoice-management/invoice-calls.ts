import { counterQuery, detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { InvoiceFilters, InvoicesSearch } from './invoices-search'

const CARDS_AT_ONCE = 20

export const shownInvoices = (filters: InvoiceFilters) => ({ limit: CARDS_AT_ONCE, ...filters })

/** What Invoice Management shows first. */
export function invoiceCalls({ admin }: TrpcUtils, { invoice, view: _, ...filters }: InvoicesSearch) {
  const { get, list, summary } = admin.invoices
  return [
    admin.outbox.settings.prefetch(),
    summary.prefetch(undefined, counterQuery),
    list.prefetchInfinite(shownInvoices(filters), listQuery),
    ...(invoice ? [get.prefetch({ id: invoice }, detailQuery)] : []),
  ]
}
