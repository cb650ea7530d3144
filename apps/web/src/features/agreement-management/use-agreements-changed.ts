import type { AgreementId } from '@tallgrass/domain'
import { hashKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc'

/** Reloads all data that depends on agreements: their documents, invoices and projects included. */
export function useAgreementsChanged() {
  const utils = trpc.useUtils()
  /** Does not refetch a deleted agreement, although its drawer may still be open. */
  return async ({ deleted }: { deleted?: AgreementId } = {}) => {
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
      utils.admin.clients.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.workItems.invalidate(),
      utils.admin.audit.invalidate(),
    ])
  }
}

function hashOf(id: AgreementId) {
  return hashKey(getQueryKey(trpc.admin.agreements.get, { id }, 'query'))
}
