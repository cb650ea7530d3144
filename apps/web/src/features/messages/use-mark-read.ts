import type { ProjectMessage } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { useEffect, useEffectEvent } from 'react'
import { trpc } from '../../lib/trpc'
import { unattended } from '../../lib/unattended'
import { viewToken } from '../../lib/view-token'

/** Marks the thread as read while it is seen. Someone who only looks at the portal of a client reads nothing for them. */
export function useMarkRead(projectId: ProjectId, messages: ProjectMessage[] = []): void {
  const { portal } = trpc.useUtils()
  const { mutate } = trpc.portal.messages.markRead.useMutation({
    trpc: unattended,
    onSuccess: () =>
      Promise.all([portal.messages.unread.invalidate(), portal.notifications.unread.invalidate()]),
  })
  const newest = messages.at(-1)?.id
  const isUnread = messages.some(({ unread }) => unread)
  const mark = useEffectEvent(() => {
    if (newest && isUnread && document.visibilityState === 'visible' && viewToken() === null)
      mutate({ projectId, messageId: newest })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is to be marked, too.
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, isUnread])
}
