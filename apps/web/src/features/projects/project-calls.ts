import type { Task } from '@tallgrass/contracts'
import { MAX_PAGE_SIZE, mayReview, type ProjectId } from '@tallgrass/domain'
import { counterQuery, detailQuery, listQuery, returnQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { ProjectTab } from './list/project-search'

export const shownProjects = { limit: 24 }

/** All tasks in one page, because the progress counts them. */
export const allTasks = (id: ProjectId) => ({ id, limit: MAX_PAGE_SIZE })

/** What the list of a client's projects shows first. */
export function projectsCalls({ portal }: TrpcUtils) {
  return [
    portal.projects.list.prefetchInfinite(shownProjects, listQuery),
    portal.messages.unread.prefetch(undefined, counterQuery),
  ]
}

/** What a client's project shows first. The overview counts the tasks on every tab. */
export function projectCalls({ portal }: TrpcUtils, id: ProjectId, tab: ProjectTab = 'tasks') {
  const { agreements, checklist, costs, costTotals, get, invoices, summary, tasks, tools } = portal.projects
  const listed = tasks.fetch(allTasks(id), detailQuery).catch(() => undefined)
  const parts: Record<ProjectTab, () => Promise<unknown>[]> = {
    tasks: () => [listed.then((answer) => reviewsCalls(portal, answer?.items))],
    // Given by the page.
    messages: () => [],
    documents: () => [
      agreements.prefetchInfinite({ id }, listQuery),
      invoices.prefetchInfinite({ id }, listQuery),
      portal.files.list.prefetchInfinite({ projectId: id }, listQuery),
    ],
    invoices: () => [invoices.prefetchInfinite({ id }, listQuery)],
    checklist: () => [checklist.prefetchInfinite({ id }, listQuery)],
    costs: () => [costs.prefetchInfinite({ id }, listQuery), costTotals.prefetch({ id }, counterQuery)],
    tools: () => [tools.prefetchInfinite({ id }, listQuery)],
  }
  const unread = portal.messages.unread.prefetch(undefined, counterQuery)
  return [
    get.prefetch({ id }, detailQuery),
    summary.prefetch({ id }, returnQuery),
    unread,
    listed,
    ...parts[tab](),
  ]
}

/** Tasks to review are shown with what was handed in and, from the second round on, with their earlier reviews. */
function reviewsCalls({ tasks }: TrpcUtils['portal'], listed: Task[] = []) {
  const toReview = listed.filter((task) => mayReview(task, 'CLIENT'))
  const again = toReview.filter(({ round }) => round > 1)
  return Promise.all([
    ...toReview.map(({ id }) => tasks.handedIn.prefetch({ id }, detailQuery)),
    ...again.map(({ id }) => tasks.reviews.prefetchInfinite({ id }, listQuery)),
  ])
}
