import { Badge, VisuallyHidden } from '@mantine/core'
import { MAX_UNREAD_MESSAGES, type ProjectId } from '@tallgrass/domain'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** How many messages of a project the reader has not read. Nothing if there are none. */
export function UnreadMessages({ projectId, noun = false }: { projectId: ProjectId; noun?: boolean }) {
  const { data } = trpc.portal.messages.unread.useQuery(undefined, counterQuery)
  const unread = data?.projects.find((one) => one.projectId === projectId)?.unread ?? 0
  if (unread === 0) return null
  const count = unread < MAX_UNREAD_MESSAGES ? String(unread) : `${MAX_UNREAD_MESSAGES - 1}+`
  const words = unread === 1 ? 'new message' : 'new messages'
  return (
    <Badge component="span" variant="filled" color="primary">
      {count}
      {noun ? ` ${words}` : <VisuallyHidden component="span"> {words}</VisuallyHidden>}
    </Badge>
  )
}
