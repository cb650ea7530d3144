import type { ProjectId } from '@tallgrass/domain'
import { returnQuery } from './freshness'
import { trpc } from './trpc'

/** The money and the agreements of a project. Its client signs and pays in other tabs, and returns. */
export function useProjectSummary(id: ProjectId) {
  return trpc.portal.projects.summary.useQuery({ id }, returnQuery)
}
