import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useProjectChanged } from '../use-project-changed'

export function useCostChanges() {
  const changed = useProjectChanged()
  const { costs } = trpc.admin
  const outcome = (done: string, failed: string) => outcomeOf(changed, { done, failed })
  return {
    create: costs.create.useMutation(outcome('Cost Added', 'Failed to add the cost')),
    update: costs.update.useMutation(outcome('Cost Updated', 'Failed to update the cost')),
    remove: costs.delete.useMutation(outcome('Cost Deleted', 'Failed to delete the cost')),
  }
}
