import { listQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { AgreementCard } from './agreement-card'
import { CARDS_AT_ONCE } from './cards-at-once'

export function AgreementList() {
  const pages = trpc.portal.agreements.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE },
    { ...listQuery, ...returnQuery },
  )
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
