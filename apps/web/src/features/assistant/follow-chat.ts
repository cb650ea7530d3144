import type { ConversationId } from '@tallgrass/domain'
import { httpSubscriptionLink } from '@trpc/client'
import { trpc } from '../../lib/trpc'

// A client of its own: only chats with a person load what subscriptions need.
const client = trpc.createClient({ links: [httpSubscriptionLink({ url: '/trpc' })] })

/** A lost connection is opened again after this time, longer by up to as much. Each further try waits twice as long. */
const PAUSE_MS = 1500
const MAX_PAUSE_MS = 12_000

/** Calls `onChange` when something changes in the conversation. Returns how to stop. */
export function followChat(sessionId: ConversationId, onChange: () => void) {
  let stop = () => {}
  let isOver = false
  let pause = PAUSE_MS

  function connect(isAgain: boolean) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stream = client.chat.live.subscribe(
      { sessionId },
      {
        onData: ({ data }) => {
          pause = PAUSE_MS
          if (!isOver && (data.reload || data.changes.length > 0)) onChange()
        },
        // What changed while there was no connection.
        onStarted: () => isAgain && onChange(),
        onComplete: onChange,
        onError: onChange,
        // The browser would try again at once, and with it all others.
        onConnectionStateChange: ({ error, state }) => {
          if (state !== 'connecting' || !error) return
          stream.unsubscribe()
          timer ??= setTimeout(connect, pause * (1 + Math.random()), true)
          pause = Math.min(pause * 2, MAX_PAUSE_MS)
        },
      },
    )
    stop = () => {
      clearTimeout(timer)
      stream.unsubscribe()
    }
  }
  connect(false)
  return () => {
    isOver = true
    stop()
  }
}
