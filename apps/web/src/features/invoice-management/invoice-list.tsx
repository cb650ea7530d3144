import type { InvoiceId } from '@tallgrass/domain'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { shownInvoices } from './invoice-calls'
import { InvoiceCard } from './invoice-card'
import type { InvoiceFilters } from './invoices-search'

interface InvoiceListProps {
  filters: InvoiceFilters
  onView: (id: InvoiceId) => void
}

export function InvoiceList({ filters, onView }: InvoiceListProps) {
  const invoices = trpc.admin.invoices.list.useInfiniteQuery(shownInvoices(filters), filteredListQuery)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  return (
    <PagedCards
      pages={invoices}
      noun="invoices"
      empty={
        <EmptyState title="No Invoices Found">
          {isFiltered
            ? 'Try a different search or status.'
            : 'Use the buttons above to request a payment or create an invoice.'}
        </EmptyState>
      }
      cardHeight="9rem"
      card={(invoice) => <InvoiceCard key={invoice.id} invoice={invoice} onView={() => onView(invoice.id)} />}
    />
  )
}
