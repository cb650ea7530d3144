import { trpc } from '../../lib/trpc'

/** Reloads every list and counter that shows projects or their parts. */
export function useProjectChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.portal.invalidate(),
      utils.admin.projects.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.workItems.invalidate(),
    ])
  }
}
