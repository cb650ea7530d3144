import { trpc } from '../../lib/trpc'

/** Reloads every list and figure that shows agreements, their documents, or the invoices and projects they make. */
export function useAgreementsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.portal.agreements.invalidate(),
      utils.admin.agreements.invalidate(),
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
