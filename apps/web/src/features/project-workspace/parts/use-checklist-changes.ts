import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useProjectChanged } from '../use-project-changed'

export function useChecklistChanges() {
  const changed = useProjectChanged()
  const { checklist } = trpc.admin
  const outcome = (done: string, failed: string) => outcomeOf(changed, { done, failed })
  return {
    create: checklist.create.useMutation(outcome('Item Added', 'Failed to add the item')),
    update: checklist.update.useMutation(outcome('Item Updated', 'Failed to update the item')),
    remove: checklist.delete.useMutation(outcome('Item Deleted', 'Failed to delete the item')),
    move: checklist.move.useMutation(outcome('Item Updated', 'Failed to update the item')),
  }
}
