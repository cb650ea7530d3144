import { SimpleGrid, Skeleton } from '@mantine/core'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { InvoiceCard } from './invoice-card'
import type { InvoicesSearch } from './invoices-search'
import { NoInvoices } from './no-invoices'

const CARDS_AT_ONCE = 24

export function InvoiceList({ filters }: { filters: InvoicesSearch }) {
  const invoices = trpc.portal.invoices.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE, ...filters },
    {
      ...askAnew,
      // Whoever comes back from the payment page wants to see what has become of it.
      refetchOnWindowFocus: true,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: (before) => before,
    },
  )
  const utils = trpc.useUtils()
  const cards = invoices.data?.pages.flatMap((page) => page.items)
  return (
    <>
      {invoices.error && (
        <LoadError onRetry={() => void utils.portal.invoices.invalidate()}>
          Failed to load invoices. Please try again.
        </LoadError>
      )}
      {cards?.length === 0 && (filters.status ? <NoneOfThem /> : <NoInvoices />)}
      <SimpleGrid minColWidth="min(100%, 22rem)" spacing="md" aria-busy={invoices.isFetching}>
        {invoices.isPending &&
          ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="15rem" radius="lg" />)}
        {cards?.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </SimpleGrid>
      <ShowMore pages={invoices} />
    </>
  )
}

function NoneOfThem() {
  return <EmptyState title="No Invoices Found">None of your invoices has this status.</EmptyState>
}
