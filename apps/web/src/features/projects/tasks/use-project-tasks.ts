import { MAX_PAGE_SIZE } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { liveQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'

/**
 * All tasks of a project in order, in one page, because the progress counts them. They are refetched while
 * the screen is open.
 */
export function useProjectTasks(projectId: ProjectId) {
  return trpc.portal.projects.tasks.useQuery({ id: projectId, limit: MAX_PAGE_SIZE }, liveQuery)
}
