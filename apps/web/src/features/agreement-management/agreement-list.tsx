import type { AgreementId } from '@tallgrass/domain'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import type { ListView } from '../../ui/list-view-switch'
import { PagedCards } from '../../ui/paged-cards'
import { PagedList } from '../../ui/paged-list'
import { shownAgreements } from './agreement-calls'
import { type AgreementActions, AgreementCard } from './agreement-card'
import { AgreementTable } from './agreement-table'
import type { AgreementFilters } from './agreements-search'

interface AgreementListProps extends AgreementActions {
  filters: AgreementFilters
  listView: ListView
  onView: (id: AgreementId) => void
}

export function AgreementList({ filters, listView, onView, ...actions }: AgreementListProps) {
  const agreements = trpc.portal.agreements.list.useInfiniteQuery(shownAgreements(filters), filteredListQuery)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  const list = {
    pages: agreements,
    noun: 'agreements',
    empty: (
      <EmptyState title="No Agreements Found">
        {isFiltered
          ? 'Try a different search or status.'
          : 'Create one with “New Agreement”. It stays a draft until you send it for signature.'}
      </EmptyState>
    ),
  }
  if (listView === 'table') {
    return <PagedList {...list}>{(rows) => <AgreementTable rows={rows} onView={onView} />}</PagedList>
  }
  return (
    <PagedCards
      {...list}
      cardHeight="9rem"
      card={(agreement) => (
        <AgreementCard
          key={agreement.id}
          agreement={agreement}
          onView={() => onView(agreement.id)}
          {...actions}
        />
      )}
    />
  )
}
