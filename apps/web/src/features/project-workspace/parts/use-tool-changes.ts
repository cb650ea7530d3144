import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useProjectChanged } from '../use-project-changed'

export function useToolChanges() {
  const changed = useProjectChanged()
  const { tools } = trpc.admin
  const outcome = (done: string, failed: string) => outcomeOf(changed, { done, failed })
  return {
    create: tools.create.useMutation(outcome('Tool Added', 'Failed to add the tool')),
    update: tools.update.useMutation(outcome('Tool Updated', 'Failed to update the tool')),
    remove: tools.delete.useMutation(outcome('Tool Deleted', 'Failed to delete the tool')),
    move: tools.move.useMutation(outcome('Tool Updated', 'Failed to update the tool')),
  }
}
