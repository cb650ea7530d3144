import type { ProjectMessage } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { shownMessages } from './shown-messages'

/** The loaded messages of a project, oldest first. The next page holds older ones. */
export function useThread(id: ProjectId) {
  const pages = trpc.portal.messages.list.useInfiniteQuery(shownMessages(id), listQuery)
  const messages = pages.data?.pages.toReversed().flatMap(({ items }) => items)
  return { ...pages, messages }
}

/** Shows what was just sent, edited or deleted, and asks for the rest again. */
export function useMessageChanged(projectId: ProjectId) {
  const { portal } = trpc.useUtils()
  return (message?: ProjectMessage) => {
    if (message)
      portal.messages.list.setInfiniteData(shownMessages(projectId), (known) => {
        if (!known) return known
        const isKnown = known.pages.some(({ items }) => items.some(({ id }) => id === message.id))
        const pages = known.pages.map((page, index) => ({
          ...page,
          items: isKnown || index > 0 ? page.items.map(updated(message)) : [...page.items, message],
        }))
        return { ...known, pages }
      })
    void portal.messages.list.invalidate({ id: projectId })
  }
}

function updated(message: ProjectMessage) {
  return (one: ProjectMessage) => (one.id === message.id ? message : one)
}
