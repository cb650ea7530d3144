import { listQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { shownCards } from './agreement-calls'
import { AgreementCard } from './agreement-card'

export function AgreementList() {
  const pages = trpc.portal.agreements.list.useInfiniteQuery(shownCards, { ...listQuery, ...returnQuery })
  return (
    <PagedCards
      pages={pages}
      noun="agreements"
      minColWidth="min(100%, 22rem)"
      cardHeight="14rem"
      card={(agreement) => <AgreementCard key={agreement.id} agreement={agreement} />}
      empty={
        <EmptyState title="No Agreements Yet">
          New agreements appear here and at the top of your dashboard.
        </EmptyState>
      }
    />
  )
}
