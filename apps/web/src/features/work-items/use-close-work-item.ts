import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

export function useCloseWorkItem() {
  const utils = trpc.useUtils()
  const changed = () =>
    Promise.all([
      utils.admin.workItems.invalidate(),
      utils.admin.invoices.invalidate(),
      utils.admin.dashboard.invalidate(),
    ])
  const words = { done: 'Marked as Resolved', failed: 'Failed to mark the item as resolved' }
  return trpc.admin.workItems.close.useMutation(outcomeOf(changed, words))
}
