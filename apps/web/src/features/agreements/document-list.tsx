import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { CARDS_AT_ONCE, CardList } from './card-list'
import { DocumentCard } from './document-card'

/** In the order of the workflow, as the server answers them. */
export function DocumentList() {
  const pages = trpc.portal.documents.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE },
    { ...askAnew, refetchOnWindowFocus: true, getNextPageParam: (page) => page.nextCursor },
  )
  return (
    <CardList
      pages={pages}
      card={(document) => <DocumentCard key={document.id} document={document} />}
      empty={{
        title: 'No Documents Yet',
        text: 'Documents that we send you for signature are listed here, from the first to the last step.',
      }}
    />
  )
}
