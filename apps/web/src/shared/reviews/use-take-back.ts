import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

export function useTakeBack() {
  const utils = trpc.useUtils()
  // A refusal means that something has happened meanwhile.
  const changed = () =>
    Promise.all([
      utils.portal.invalidate(),
      utils.admin.dashboard.invalidate(),
      utils.admin.workItems.invalidate(),
    ])
  return trpc.portal.tasks.takeBack.useMutation(
    outcomeOf(changed, {
      done: 'Review Taken Back',
      message: 'The task is ready for review again.',
      failed: 'Failed to take back the review',
    }),
  )
}
