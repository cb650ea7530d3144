import { listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** What the page of all keys shows first. */
export function apiKeysCalls({ admin }: TrpcUtils) {
  return [admin.keys.list.prefetchInfinite({}, listQuery)]
}
