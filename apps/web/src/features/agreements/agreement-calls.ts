import { listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { AgreementsSearch } from './agreements-search'

/** Both tabs, which share a grid. */
export const shownCards = { limit: 24 }

/** What a client's agreements show first. */
export function agreementCalls({ portal }: TrpcUtils, { tab }: AgreementsSearch) {
  const { list } = tab === 'signatures' ? portal.documents : portal.agreements
  return [list.prefetchInfinite(shownCards, listQuery)]
}
