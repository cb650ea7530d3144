import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** The calls of the section. */
export function signInAccountsCalls({ auth: { providers } }: TrpcUtils) {
  return [
    providers.list.prefetch(),
    providers.identities.prefetch(undefined, detailQuery),
    providers.ticket.prefetch(undefined, detailQuery),
  ]
}
