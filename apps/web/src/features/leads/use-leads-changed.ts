import type { LeadId } from '@tallgrass/domain'
import { hashKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc'

/** Reloads every list that shows leads. */
export function useLeadsChanged() {
  const utils = trpc.useUtils()
  /** Does not refetch a deleted lead, although its drawer may still be open. */
  return async ({ deleted }: { deleted?: LeadId } = {}) => {
    await Promise.all([
      utils.admin.leads.invalidate(undefined, {
        predicate: ({ queryHash }) => deleted === undefined || queryHash !== hashOf(deleted),
      }),
      ...(deleted ? [utils.admin.bookings.invalidate(), utils.admin.outbox.invalidate()] : []),
      utils.admin.conversations.invalidate(),
      utils.admin.workItems.invalidate(),
    ])
  }
}

function hashOf(id: LeadId) {
  return hashKey(getQueryKey(trpc.admin.leads.get, { id }, 'query'))
}
