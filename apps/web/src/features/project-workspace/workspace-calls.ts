import type { ProjectId } from '@tallgrass/domain'
import { counterQuery, detailQuery, listQuery, returnQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { WorkspaceTab } from './workspace-search'

const TASKS_PER_PAGE = 200

export const shownTasks = (id: ProjectId) => ({ id, limit: TASKS_PER_PAGE })

/** What the workspace of a project shows first. */
export function workspaceCalls({ admin, portal }: TrpcUtils, id: ProjectId, tab: WorkspaceTab = 'tasks') {
  const { agreements, checklist, costs, costTotals, get, invoices, summary, tasks, tools } = portal.projects
  const parts: Record<WorkspaceTab, () => Promise<unknown>[]> = {
    tasks: () => [tasks.prefetchInfinite(shownTasks(id), listQuery)],
    // Given by the page.
    messages: () => [],
    checklist: () => [checklist.prefetchInfinite({ id }, listQuery)],
    costs: () => [costs.prefetchInfinite({ id }, listQuery), costTotals.prefetch({ id }, counterQuery)],
    tools: () => [tools.prefetchInfinite({ id }, listQuery)],
    files: () => [portal.files.list.prefetchInfinite({ projectId: id }, listQuery)],
    agreements: () => [agreements.prefetchInfinite({ id }, listQuery)],
    invoices: () => [invoices.prefetchInfinite({ id }, listQuery)],
    history: () => [admin.projects.history.prefetchInfinite({ id }, listQuery)],
  }
  return [
    get.prefetch({ id }, detailQuery),
    summary.prefetch({ id }, returnQuery),
    portal.messages.unread.prefetch(undefined, counterQuery),
    ...parts[tab](),
  ]
}
