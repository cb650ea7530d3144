import type { NotificationId } from '@tallgrass/domain'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

/** Marks notifications as read: these, or all. */
export function useMarkRead() {
  const utils = trpc.useUtils()
  const changed = () => utils.portal.notifications.invalidate()
  const words = { failed: 'Failed to mark your notifications as read' }
  const { isPending, mutate } = trpc.portal.notifications.markRead.useMutation(outcomeOf(changed, words))
  return { isMarking: isPending, markRead: (ids?: NotificationId[]) => mutate({ ids }) }
}
