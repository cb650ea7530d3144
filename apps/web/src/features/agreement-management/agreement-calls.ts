import { counterQuery, detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { AgreementFilters, AgreementsSearch } from './agreements-search'

const CARDS_AT_ONCE = 20

export function shownAgreements({ search, status }: AgreementFilters) {
  return { limit: CARDS_AT_ONCE, search, ...(status === 'CLOSED' ? { show: 'closed' as const } : { status }) }
}

/** What Agreement Management shows first. Not what only the e-signature provider knows, which may take long. */
export function agreementCalls(
  { admin, portal }: TrpcUtils,
  { agreement, tab, ...filters }: AgreementsSearch,
) {
  return [
    admin.outbox.settings.prefetch(),
    admin.agreements.counts.prefetch(undefined, counterQuery),
    tab === 'documents'
      ? portal.documents.list.prefetchInfinite({}, listQuery)
      : portal.agreements.list.prefetchInfinite(shownAgreements(filters), listQuery),
    ...(agreement ? [admin.agreements.get.prefetch({ id: agreement }, detailQuery)] : []),
  ]
}
