import type { ProjectMessage } from '@tallgrass/contracts'
import { mayDeleteMessage, mayEditMessage, messageAnchor } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { copyText } from '../../lib/copy-text'
import { notify } from '../../lib/notify'
import { useReader } from '../../lib/reader'
import { useSessionUser } from '../../lib/use-session-user'
import type { RowAction } from '../../ui/row-menu'

interface Handlers {
  canWrite: boolean
  onReply: (message: ProjectMessage) => void
  onEdit: () => void
  onDelete: (message: ProjectMessage) => void
}

/** What the reader can do with a message. */
export function useMessageActions(message: ProjectMessage, handlers: Handlers): RowAction[] {
  const me = useSessionUser()
  const { now } = useReader()
  const { pathname } = useLocation()
  if (!me || message.deletedAt) return []
  const sent = { ...message, authorId: message.author.id }

  async function copyLink() {
    const address = `${location.origin}${pathname}?tab=messages#${messageAnchor(message.id)}`
    const isCopied = await copyText(address)
    notify(isCopied ? { title: 'Link copied' } : { title: 'The browser refused to copy', message: address })
  }
  const copy = { label: 'Copy link', onClick: () => void copyLink() }
  if (!handlers.canWrite) return [copy]
  return [
    { label: 'Answer', onClick: () => handlers.onReply(message) },
    ...(mayEditMessage(sent, me, now) ? [{ label: 'Edit', onClick: handlers.onEdit }] : []),
    copy,
    ...(mayDeleteMessage(sent, me)
      ? [{ label: 'Delete', destructive: true, onClick: () => handlers.onDelete(message) }]
      : []),
  ]
}
