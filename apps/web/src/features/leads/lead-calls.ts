import { detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { LeadsSearch } from './leads-search'

/** What the leads show first, as a table or as a board. */
export function leadCalls({ admin }: TrpcUtils, { lead, view, ...filters }: LeadsSearch) {
  const { board, get, list } = admin.leads
  const { status: _, ...boardFilters } = filters
  return [
    view === 'board' ? board.prefetch(boardFilters, detailQuery) : list.prefetchInfinite(filters, listQuery),
    ...(lead ? [get.prefetch({ id: lead }, detailQuery)] : []),
  ]
}
