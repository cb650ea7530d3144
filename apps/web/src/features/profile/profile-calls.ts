import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** What the profile shows. */
export function profileCalls({ auth }: TrpcUtils) {
  return [auth.profile.get.prefetch(undefined, detailQuery)]
}
