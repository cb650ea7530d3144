import { Skeleton, Stack } from '@mantine/core'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { InvoiceCard } from './invoice-card'
import type { InvoiceFilters } from './invoices-search'

const CARDS_AT_ONCE = 20

interface InvoiceListProps {
  filters: InvoiceFilters
  onView: (id: string) => void
}

export function InvoiceList({ filters, onView }: InvoiceListProps) {
  const invoices = trpc.admin.invoices.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE, ...filters },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor, placeholderData: (before) => before },
  )
  const cards = invoices.data?.pages.flatMap((page) => page.items)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  return (
    <Stack gap="lg">
      {invoices.error && (
        <LoadError onRetry={() => void invoices.refetch()}>
          Failed to load invoices. Please try again.
        </LoadError>
      )}
      {cards?.length === 0 && (
        <EmptyState title="No Invoices Found">
          {isFiltered
            ? 'Try another search or status.'
            : 'Ask a client for a payment, or write an invoice with lines, with the buttons above.'}
        </EmptyState>
      )}
      <Stack gap="md" aria-busy={invoices.isFetching}>
        {invoices.isPending &&
          ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="9rem" radius="lg" />)}
        {cards?.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} onView={() => onView(invoice.id)} />
        ))}
      </Stack>
      <ShowMore pages={invoices} />
    </Stack>
  )
}
