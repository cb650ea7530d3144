import { listQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { CARDS_AT_ONCE } from './cards-at-once'
import { DocumentCard } from './document-card'

/** In the order of the workflow, as the server answers them. */
export function DocumentList() {
  const pages = trpc.portal.documents.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE },
    { ...listQuery, ...returnQuery },
  )
  return (
    <PagedCards
      pages={pages}
      noun="agreements"
      minColWidth="min(100%, 22rem)"
      cardHeight="14rem"
      card={(document) => <DocumentCard key={document.id} document={document} />}
      empty={
        <EmptyState title="No Documents Yet">
          Documents that we send you for signature are listed here, from the first to the last step.
        </EmptyState>
      }
    />
  )
}
