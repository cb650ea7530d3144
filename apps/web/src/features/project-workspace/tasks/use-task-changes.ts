import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useProjectChanged } from '../use-project-changed'

export function useTaskChanges() {
  const changed = useProjectChanged()
  const { admin, portal } = trpc
  const outcome = (done: string, failed: string) => outcomeOf(changed, { done, failed })
  return {
    create: admin.tasks.create.useMutation(outcome('Task Added', 'Failed to add the task')),
    update: admin.tasks.update.useMutation(outcome('Task Updated', 'Failed to update the task')),
    remove: admin.tasks.delete.useMutation(outcome('Task Deleted', 'Failed to delete the task')),
    move: portal.tasks.move.useMutation(outcome('Task Moved', 'Failed to move the task')),
    place: admin.tasks.place.useMutation(outcomeOf(changed, { failed: 'Failed to change the order' })),
  }
}
