import { type ConversationId, PRESENCE_EVERY, PRESENCE_PAUSE, TYPING_TTL } from '@tallgrass/domain'
import { useCallback, useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc'
import { unattended } from '../../../lib/unattended'

/** A visitor who stops typing or leaves says nothing. */
const EVERY_MS = { typing: 5000, otherwise: 15_000 }

/** Whether the visitor is there; tells them that the administrator who has taken over is, and types. */
export function useVisitor(id: ConversationId, isWithMe: boolean) {
  const { client } = trpc.useUtils()
  const toldAt = useRef(0)
  const { data } = trpc.admin.conversations.presence.useQuery(
    { id },
    {
      staleTime: 0,
      trpc: unattended,
      refetchInterval: ({ state }) => (state.data?.isTyping ? EVERY_MS.typing : EVERY_MS.otherwise),
    },
  )
  const tell = useCallback(
    (isTyping: boolean) => {
      const context = isTyping ? {} : unattended
      // The next one says it again.
      client.admin.conversations.present.mutate({ id, isTyping }, context).catch(() => {})
    },
    [client, id],
  )

  useEffect(() => {
    if (!isWithMe) return
    const tellIfVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - toldAt.current > TYPING_TTL * 1000)
        tell(false)
    }
    tellIfVisible()
    const timer = setInterval(tellIfVisible, PRESENCE_EVERY * 1000)
    return () => clearInterval(timer)
  }, [isWithMe, tell])

  /** The administrator has changed the text of their answer. */
  const typed = useCallback(() => {
    if (Date.now() - toldAt.current < PRESENCE_PAUSE * 1000) return
    toldAt.current = Date.now()
    tell(true)
  }, [tell])
  return { presence: data, typed }
}
