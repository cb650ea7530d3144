import { trpc } from '../../lib/trpc'

/** Reloads every list and counter that shows projects. */
export function useProjectsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.portal.projects.invalidate(),
      utils.admin.projects.invalidate(),
      utils.admin.clients.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.workItems.invalidate(),
    ])
  }
}
