import { listQuery, returnQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { InvoicesSearch } from './invoices-search'

const CARDS_AT_ONCE = 24

export const shownInvoices = (filters: InvoicesSearch) => ({ limit: CARDS_AT_ONCE, ...filters })

/** What a client's invoices show first. */
export function invoiceCalls({ portal }: TrpcUtils, filters: InvoicesSearch) {
  return [
    portal.invoices.summary.prefetch(undefined, returnQuery),
    portal.invoices.list.prefetchInfinite(shownInvoices(filters), listQuery),
  ]
}
