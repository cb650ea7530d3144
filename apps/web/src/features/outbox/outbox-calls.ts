import { listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { OutboxSearch } from './outbox-search'

/** What the outbox shows first. */
export function outboxCalls({ admin }: TrpcUtils, filters: OutboxSearch) {
  const { list, settings } = admin.outbox
  return [settings.prefetch(), list.prefetchInfinite(filters, listQuery)]
}
