import { hashKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc'

/** Reloads every list and figure that shows agreements, their documents, or the invoices and projects they make. */
export function useAgreementsChanged() {
  const utils = trpc.useUtils()
  /** A deleted agreement is not asked for again, though its drawer may still be there. */
  return async ({ deleted }: { deleted?: string } = {}) => {
    await Promise.all([
      utils.portal.agreements.invalidate(),
      utils.admin.agreements.invalidate(undefined, {
        predicate: ({ queryHash }) => deleted === undefined || queryHash !== hashOf(deleted),
      }),
      utils.portal.documents.invalidate(),
      utils.admin.documents.invalidate(),
      utils.portal.projects.invalidate(),
      utils.admin.projects.invalidate(),
      utils.portal.invoices.invalidate(),
      utils.admin.invoices.invalidate(),
      utils.portal.dashboard.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.workItems.invalidate(),
      utils.admin.audit.invalidate(),
    ])
  }
}

function hashOf(id: string) {
  return hashKey(getQueryKey(trpc.admin.agreements.get, { id }, 'query'))
}
