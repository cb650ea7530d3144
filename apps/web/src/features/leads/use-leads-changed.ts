import { trpc } from '../../lib/trpc'

/** Reloads every list that shows leads. */
export function useLeadsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.admin.leads.invalidate(),
      utils.admin.conversations.invalidate(),
      utils.admin.workItems.invalidate(),
    ])
  }
}
