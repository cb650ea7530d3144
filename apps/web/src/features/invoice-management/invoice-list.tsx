import type { InvoiceId } from '@tallgrass/domain'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import type { ListView } from '../../ui/list-view-switch'
import { PagedCards } from '../../ui/paged-cards'
import { PagedList } from '../../ui/paged-list'
import { shownInvoices } from './invoice-calls'
import { InvoiceCard } from './invoice-card'
import { InvoiceTable } from './invoice-table'
import type { InvoiceFilters } from './invoices-search'

interface InvoiceListProps {
  filters: InvoiceFilters
  listView: ListView
  onView: (id: InvoiceId) => void
}

export function InvoiceList({ filters, listView, onView }: InvoiceListProps) {
  const invoices = trpc.admin.invoices.list.useInfiniteQuery(shownInvoices(filters), filteredListQuery)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  const list = {
    pages: invoices,
    noun: 'invoices',
    empty: (
      <EmptyState title="No Invoices Found">
        {isFiltered
          ? 'Try a different search or status.'
          : 'Use the buttons above to request a payment or create an invoice.'}
      </EmptyState>
    ),
  }
  if (listView === 'table') {
    return <PagedList {...list}>{(rows) => <InvoiceTable rows={rows} onView={onView} />}</PagedList>
  }
  return (
    <PagedCards
      {...list}
      cardHeight="9rem"
      card={(invoice) => <InvoiceCard key={invoice.id} invoice={invoice} onView={() => onView(invoice.id)} />}
    />
  )
}
