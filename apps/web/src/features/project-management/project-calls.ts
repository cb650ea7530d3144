import { counterQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { ProjectsSearch } from './projects-search'

const CARDS_PER_PAGE = 24

export const shownProjects = (filters: ProjectsSearch) => ({ limit: CARDS_PER_PAGE, ...filters })

/** What Project Management shows first. */
export function projectCalls({ admin, portal }: TrpcUtils, filters: ProjectsSearch) {
  return [
    admin.projects.counts.prefetch(undefined, counterQuery),
    portal.messages.unread.prefetch(undefined, counterQuery),
    portal.projects.list.prefetchInfinite(shownProjects(filters), listQuery),
  ]
}
