import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { AgreementCard } from './agreement-card'
import { CARDS_AT_ONCE, CardList } from './card-list'

export function AgreementList() {
  const pages = trpc.portal.agreements.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE },
    {
      ...askAnew,
      // Whoever comes back from the signing page wants to see what has become of it.
      refetchOnWindowFocus: true,
      getNextPageParam: (page) => page.nextCursor,
    },
  )
  return (
    <CardList
      pages={pages}
      card={(agreement) => <AgreementCard key={agreement.id} agreement={agreement} />}
      empty={{
        title: 'No Agreements Yet',
        text: 'As soon as there is something to agree on, it is listed here and at the top of your dashboard.',
      }}
    />
  )
}
