import { MAX_PAGE_SIZE } from '@tallgrass/contracts'
import { liveQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'

/**
 * The tasks of a project in their order, all at once: the progress counts them. They change while the client
 * looks on.
 */
export function useProjectTasks(projectId: string) {
  return trpc.portal.projects.tasks.useQuery({ id: projectId, limit: MAX_PAGE_SIZE }, liveQuery)
}
