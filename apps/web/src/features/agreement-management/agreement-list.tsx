import { Skeleton, Stack } from '@mantine/core'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { type AgreementActions, AgreementCard } from './agreement-card'
import type { AgreementFilters } from './agreements-search'

const CARDS_AT_ONCE = 20

interface AgreementListProps extends AgreementActions {
  filters: AgreementFilters
  onView: (id: string) => void
}

export function AgreementList({ filters, onView, ...actions }: AgreementListProps) {
  const { search, status } = filters
  const agreements = trpc.portal.agreements.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE, search, ...(status === 'CLOSED' ? { show: 'closed' } : { status }) },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor, placeholderData: (before) => before },
  )
  const cards = agreements.data?.pages.flatMap((page) => page.items)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  return (
    <Stack gap="lg">
      {agreements.error && (
        <LoadError onRetry={() => void agreements.refetch()}>
          Failed to load agreements. Please try again.
        </LoadError>
      )}
      {cards?.length === 0 && (
        <EmptyState title="No Agreements Found">
          {isFiltered
            ? 'Try another search or status.'
            : 'Begin with “New Agreement”. It stays a draft until you send it for signature.'}
        </EmptyState>
      )}
      <Stack gap="md" aria-busy={agreements.isFetching}>
        {agreements.isPending &&
          ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="9rem" radius="lg" />)}
        {cards?.map((agreement) => (
          <AgreementCard
            key={agreement.id}
            agreement={agreement}
            onView={() => onView(agreement.id)}
            {...actions}
          />
        ))}
      </Stack>
      <ShowMore pages={agreements} />
    </Stack>
  )
}
