import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useProjectsChanged } from './use-projects-changed'

export function useUpdateProject() {
  const changed = useProjectsChanged()
  const words = { done: 'Project Updated', failed: 'Failed to update project' }
  return trpc.admin.projects.update.useMutation(outcomeOf(changed, words))
}
