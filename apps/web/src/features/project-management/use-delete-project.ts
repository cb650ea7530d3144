import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useProjectsChanged } from './use-projects-changed'

export function useDeleteProject() {
  const changed = useProjectsChanged()
  const words = { done: 'Project Deleted', failed: 'Failed to delete project' }
  return trpc.admin.projects.delete.useMutation(outcomeOf(changed, words))
}
