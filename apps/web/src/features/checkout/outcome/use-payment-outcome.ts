import { useState } from 'react'
import { returnQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { unattended } from '../../../lib/unattended'
import { pauseBeforeAsking } from './outcome-polling'

/** Polls the outcome of a payment until it is final, which is no use of the session. */
export function usePaymentOutcome(sessionId: string) {
  const [startedAt] = useState(Date.now)
  const query = trpc.portal.checkout.outcome.useQuery(
    { sessionId },
    {
      ...returnQuery,
      trpc: unattended,
      refetchInterval: ({ state }) => pauseBeforeAsking(state.data, Date.now() - startedAt),
    },
  )
  const answeredAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  return { ...query, waitedMs: answeredAt - startedAt }
}
