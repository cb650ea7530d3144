import type { ChatState } from '@tallgrass/contracts'
import { type ConversationId, PRESENCE_EVERY, PRESENCE_PAUSE, TYPING_TTL } from '@tallgrass/domain'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc'
import { unattended } from '../../lib/unattended'

/** While something was said within this time, a person may take over at any moment. */
const TALK_MS = 600_000
/** How often the panel then asks, in seconds. */
const TALK_EVERY = 5

interface Options {
  sessionId: ConversationId | undefined
  /** The panel is open, and something was said. */
  isActive: boolean
  /** Something was said, or someone else answers. */
  onChange: () => void
}

/**
 * Whether a person answers, and whether they type. Says that the visitor is there while the panel is visible. Changes
 * arrive by a stream only while a person answers or is awaited.
 */
export function usePerson({ isActive, onChange, sessionId }: Options) {
  const { client } = trpc.useUtils()
  const typedAt = useRef(0)
  const toldAt = useRef(0)
  const known = useRef<string>(undefined)
  const { data, refetch } = useQuery({
    queryKey: ['chat-state', sessionId],
    queryFn: sessionId
      ? () => {
          const isTyping = Date.now() - typedAt.current < TYPING_TTL * 1000
          return client.chat.present.mutate({ sessionId, isTyping }, isTyping ? {} : unattended)
        }
      : skipToken,
    enabled: isActive,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => secondsToNext(state.data) * 1000,
    refetchOnWindowFocus: true,
  })
  const isLive = isActive && (data?.state === 'person' || data?.state === 'waiting')

  useEffect(() => {
    if (!isLive || !sessionId) return
    let stop = () => {}
    let isOver = false
    // If that fails, the panel still asks every few seconds.
    import('./follow-chat')
      .then(({ followChat }) => {
        if (!isOver) stop = followChat(sessionId, () => void refetch())
      })
      .catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [isLive, refetch, sessionId])

  // What the assistant alone says is shown as it is answered.
  const said = data && `${data.state} ${data.lastMessageAt}`
  useEffect(() => {
    if (said === undefined) return
    const before = known.current
    known.current = said
    if (said !== before && !(isOfAssistant(said) && (before === undefined || isOfAssistant(before))))
      onChange()
  }, [onChange, said])

  /** The visitor has changed the text of their message. */
  const typed = useCallback(
    (text: string) => {
      const now = Date.now()
      typedAt.current = text ? now : 0
      if (now - toldAt.current < PRESENCE_PAUSE * 1000) return
      toldAt.current = now
      void refetch()
    },
    [refetch],
  )
  return {
    state: data,
    typed: data?.state === 'person' ? typed : undefined,
    /** After a message was sent. */
    sent() {
      typedAt.current = 0
      if (sessionId) void refetch()
    },
  }
}

/** Until the panel asks again. No stream tells of someone who takes over from the assistant. */
function secondsToNext(state: ChatState | undefined): number {
  // A person who pauses says nothing.
  if (state?.personIsTyping) return TYPING_TTL
  const isFollowed = state?.state === 'person' || state?.state === 'waiting'
  const saidAt = state?.lastMessageAt
  const isTalking = saidAt && Math.abs(Date.now() - Date.parse(saidAt)) < TALK_MS
  return isTalking && !isFollowed ? TALK_EVERY : PRESENCE_EVERY
}

function isOfAssistant(said: string): boolean {
  return said.startsWith('assistant')
}
