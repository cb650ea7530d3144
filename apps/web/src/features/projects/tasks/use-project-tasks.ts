import type { ProjectId } from '@tallgrass/domain'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { allTasks } from '../project-calls'

/**
 * All tasks of a project in order, in one page, because the progress counts them. They are refetched while
 * the screen is open.
 */
export function useProjectTasks(projectId: ProjectId) {
  return trpc.portal.projects.tasks.useQuery(allTasks(projectId), detailQuery)
}
