import { listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { WaitlistSearch } from './waitlist-search'

/** What the waitlist shows first. */
export function waitlistCalls({ admin }: TrpcUtils, filters: WaitlistSearch) {
  return [admin.waitlist.list.prefetchInfinite(filters, listQuery)]
}
