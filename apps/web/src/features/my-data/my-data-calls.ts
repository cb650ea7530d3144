import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'

/** The calls of the section, which is not shown to an administrator who sees the portal as its reader does. */
export function myDataCalls({ auth }: TrpcUtils) {
  return viewToken() === null ? [auth.data.state.prefetch(undefined, detailQuery)] : []
}
