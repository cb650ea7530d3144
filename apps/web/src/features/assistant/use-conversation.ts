import type { ChatMessage } from '@tallgrass/contracts'
import { type ConversationId, toInstant } from '@tallgrass/domain'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

  function append(id: ConversationId, added: ChatMessage[]) {
    chat.history.setData({ sessionId: id }, (messages = []) => [...messages, ...added])
  }

  async function send(message: string): Promise<boolean> {
    setPending(message)
    try {
      const id = sessionId ?? (await session.refetch({ throwOnError: true })).data?.sessionId
      if (!id) throw new Error(FAILED)
      // Load the history first: if it arrived later, it would overwrite this message and its reply.
      await chat.history.ensureData({ sessionId: id }, { retry: false }).catch(() => [])
      const { content, id: replyId, ...metadata } = await client.chat.send.mutate({ sessionId: id, message })
      const timestamp = toInstant(new Date())
      append(id, [
        { id: replyId, role: 'user', content: message, timestamp, metadata: {} },
        { id: replyId, role: 'assistant', content, timestamp, metadata },
      ])
      return true
    } catch (error) {
      // The server's message is shown only for errors that the visitor can act on.
      const isOurs = errorCode(error) === 'INTERNAL' || outageRetrySeconds(error) !== undefined
      const message = isOurs ? FAILED : errorText(error, FAILED)
      notify({ title: 'Chat Error', message, destructive: true })
      return false
    } finally {
      setPending(undefined)
    }
  }

  return {
    sessionId,
    messages: withAdded(said, added),
    pending,
    send,
    /** Adds a message from the assistant that the server does not store. */
    add(content: string) {
      const more = [...added, { after: said.length, content }]
      setAdded(more)
      if (sessionId) rememberAdded(sessionId, more)
    },
  }
}

export type Conversation = ReturnType<typeof useConversation>
