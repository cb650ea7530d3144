import { filteredListQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { shownInvoices } from './invoice-calls'
import { InvoiceCard } from './invoice-card'
import type { InvoicesSearch } from './invoices-search'
import { NoInvoices } from './no-invoices'

export function InvoiceList({ filters }: { filters: InvoicesSearch }) {
  const invoices = trpc.portal.invoices.list.useInfiniteQuery(shownInvoices(filters), {
    ...filteredListQuery,
    ...returnQuery,
  })
  const utils = trpc.useUtils()
  return (
    <PagedCards
      pages={invoices}
      noun="invoices"
      empty={filters.status ? <NoMatches /> : <NoInvoices />}
      // Reload the counters too, because they fail with the list.
      onRetry={() => utils.portal.invoices.invalidate()}
      minColWidth="min(100%, 22rem)"
      cardHeight="15rem"
      card={(invoice) => <InvoiceCard key={invoice.id} invoice={invoice} />}
    />
  )
}

function NoMatches() {
  return <EmptyState title="No Invoices Found">You have no invoices with this status.</EmptyState>
}
