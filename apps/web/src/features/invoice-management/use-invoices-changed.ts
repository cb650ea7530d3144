import { trpc } from '../../lib/trpc'

/** Reloads all data that depends on invoices, including their work items. */
export function useInvoicesChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.admin.invoices.invalidate(),
      utils.admin.workItems.invalidate(),
      utils.admin.clients.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.projects.invalidate(),
      utils.portal.invoices.invalidate(),
      utils.portal.projects.invalidate(),
      utils.portal.dashboard.invalidate(),
    ])
  }
}
