import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** What the cards about a client's own company show. */
export function companyCalls({ portal }: TrpcUtils) {
  return [portal.company.get.prefetch(undefined, detailQuery)]
}
