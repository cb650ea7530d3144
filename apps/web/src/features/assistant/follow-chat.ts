import type { ConversationId } from '@tallgrass/domain'
import { httpSubscriptionLink } from '@trpc/client'
import { trpc } from '../../lib/trpc'

// A client of its own: only chats with a person load what subscriptions need.
const client = trpc.createClient({ links: [httpSubscriptionLink({ url: '/trpc' })] })

/** A lost connection is opened again after this time, longer by up to as much; until then the panel asks every few seconds. */
const PAUSE_MS = 10_000

/** Calls `onChange` when something changes in the conversation. Returns how to stop. */
export function followChat(sessionId: ConversationId, onChange: () => void) {
  let stop = () => {}
  let isOver = false

  function connect() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stream = client.chat.live.subscribe(
      { sessionId },
      {
        onData: ({ data }) => {
          if (!isOver && (data.reload || data.changes.length > 0)) onChange()
        },
        onComplete: onChange,
        onError: onChange,
        // The browser would try again at once, and with it all others.
        onConnectionStateChange: ({ error, state }) => {
          if (state !== 'connecting' || !error) return
          stream.unsubscribe()
          timer ??= setTimeout(connect, PAUSE_MS * (1 + Math.random()))
        },
      },
    )
    stop = () => {
      clearTimeout(timer)
      stream.unsubscribe()
    }
  }
  connect()
  return () => {
    isOver = true
    stop()
  }
}
