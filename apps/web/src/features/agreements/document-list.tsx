import { listQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { shownCards } from './agreement-calls'
import { DocumentCard } from './document-card'

/** Documents in workflow order, as sorted by the server. */
export function DocumentList() {
  const pages = trpc.portal.documents.list.useInfiniteQuery(shownCards, { ...listQuery, ...returnQuery })
  return (
    <PagedCards
      pages={pages}
      noun="documents"
      minColWidth="min(100%, 22rem)"
      cardHeight="14rem"
      card={(document) => <DocumentCard key={document.id} document={document} />}
      empty={
        <EmptyState title="No Documents Yet">Documents we send you for signature appear here.</EmptyState>
      }
    />
  )
}
