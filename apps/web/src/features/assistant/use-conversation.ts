import type { ChatMessage } from '@tallgrass/contracts'
import { type ConversationId, toInstant } from '@tallgrass/domain'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText, outageRetrySeconds } from '../../lib/trpc-error'
import { type AddedMessage, recallAdded, rememberAdded, withAdded } from './added-messages'

const FAILED = 'Unable to send message. Please try again.'

/**
 * The conversation of this browser, and sending messages. Nothing is retried during an outage, because the
 * message would then be sent after the visitor has given up on it.
 */
export function useConversation() {
  const { client, chat } = trpc.useUtils()
  const session = useQuery({
    queryKey: ['conversation'],
    queryFn: () => client.chat.startSession.mutate(),
    retry: false,
  })
  const sessionId = session.data?.sessionId
  const history = trpc.chat.history.useQuery(sessionId ? { sessionId } : skipToken, {
    retry: false,
    refetchInterval: ({ state }) => (outageRetrySeconds(state.error) ?? 0) * 1000 || false,
  })
  const said = history.data ?? []
  const [pending, setPending] = useState<string>()
  const [added, setAdded] = useState<AddedMessage[]>([])

  useEffect(() => {
    if (sessionId) setAdded(recallAdded(sessionId))
  }, [sessionId])

  useEffect(() => {
    if (session.error) console.warn('The chat session could not be created', session.error)
  }, [session.error])

  const isSending = useRef(false)
  const isOutdated = useRef(false)
  const { refetch: readAgain } = history
  /** Reads the history again, after the message that is being sent. */
  const refresh = useCallback(() => {
    isOutdated.current = true
    if (isSending.current) return
    isOutdated.current = false
    void readAgain()
  }, [readAgain])

  function append(id: ConversationId, added: ChatMessage[]) {
    chat.history.setData({ sessionId: id }, (messages = []) => [...messages, ...added])
  }

  async function send(message: string): Promise<boolean> {
    setPending(message)
    isSending.current = true
    try {
      const id = sessionId ?? (await session.refetch({ throwOnError: true })).data?.sessionId
      if (!id) throw new Error(FAILED)
      // Load the history first: if it arrived later, it would overwrite this message and its reply.
      await chat.history.ensureData({ sessionId: id }, { retry: false }).catch(() => [])
      const sent = await client.chat.send.mutate({ sessionId: id, message })
      const { content, id: replyId, state = 'assistant', ...metadata } = sent
      const timestamp = toInstant(new Date())
      const question = { id: replyId, role: 'user', content: message, timestamp, metadata: {} } as const
      const reply = { id: replyId, role: 'assistant', content, timestamp, metadata } as const
      const isRead = (isOutdated.current || state !== 'assistant') && (await readAgain()).isSuccess
      if (!isRead) append(id, content ? [question, reply] : [question])
      return true
    } catch (error) {
      // The server's message is shown only for errors that the visitor can act on.
      const isOurs = errorCode(error) === 'INTERNAL' || outageRetrySeconds(error) !== undefined
      const message = isOurs ? FAILED : errorText(error, FAILED)
      notify({ title: 'Chat Error', message, destructive: true })
      return false
    } finally {
      isSending.current = false
      isOutdated.current = false
      setPending(undefined)
    }
  }

  return {
    sessionId,
    messages: withAdded(said, added),
    pending,
    send,
    refresh,
    /** Adds a message from the assistant that the server does not store. */
    add(content: string) {
      const more = [...added, { after: said.length, content }]
      setAdded(more)
      if (sessionId) rememberAdded(sessionId, more)
    },
  }
}

export type Conversation = ReturnType<typeof useConversation>
