import { useState } from 'react'
import { returnQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { pauseBeforeAsking } from './outcome-polling'

/** What has become of a payment; asked for until it is known. */
export function usePaymentOutcome(sessionId: string) {
  const [begunAt] = useState(Date.now)
  const query = trpc.portal.checkout.outcome.useQuery(
    { sessionId },
    {
      ...returnQuery,
      refetchInterval: ({ state }) => pauseBeforeAsking(state.data, Date.now() - begunAt),
    },
  )
  const answeredAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  return { ...query, waitedMs: answeredAt - begunAt }
}
