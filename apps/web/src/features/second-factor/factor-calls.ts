import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** The calls of the sections about a second factor. */
export function factorCalls({ auth }: Pick<TrpcUtils, 'auth'>): Promise<unknown>[] {
  return [
    auth.secondFactor.state.prefetch(undefined, detailQuery),
    auth.passkeys.list.prefetch(undefined, detailQuery),
  ]
}
