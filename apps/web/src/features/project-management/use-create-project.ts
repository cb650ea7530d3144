import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useProjectsChanged } from './use-projects-changed'

export function useCreateProject() {
  const changed = useProjectsChanged()
  const words = { done: 'Project Created', failed: 'Failed to create project' }
  return trpc.admin.projects.create.useMutation(outcomeOf(changed, words))
}
