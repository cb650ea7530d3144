import { counterQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

const ITEMS_PER_PAGE = 5

/** `money`: only items about money. */
export const shownItems = ({ money }: { money: boolean }) => ({ limit: ITEMS_PER_PAGE, money })

/** What the panel of open items shows first. */
export function workItemCalls({ admin }: TrpcUtils, filter: { money: boolean }) {
  const { counts, list } = admin.workItems
  return [counts.prefetch(undefined, counterQuery), list.prefetchInfinite(shownItems(filter), listQuery)]
}
