import type { LiveInput, LiveMessage } from '@tallgrass/contracts'
import { httpSubscriptionLink } from '@trpc/client'
import { trpc } from '../../lib/trpc'

// A client of its own: only open portals load what subscriptions need.
const client = trpc.createClient({ links: [httpSubscriptionLink({ url: '/trpc' })] })

export interface StreamHandlers {
  onMessage: (id: string, message: LiveMessage) => void
  /** The server has completed the stream. */
  onEnd: () => void
  /** It could not be opened, or the connection was lost: browsers do not say why. */
  onFailure: () => void
}

/** Opens the stream of what changes. Calls one of `onEnd` and `onFailure`, unless it is closed first. */
export function openStream(input: LiveInput, { onEnd, onFailure, onMessage }: StreamHandlers) {
  let isOver = false
  function finish(then?: () => void) {
    if (isOver) return
    isOver = true
    stream.unsubscribe()
    then?.()
  }
  const stream = client.portal.live.subscribe(input, {
    onData: ({ data, id }) => {
      if (!isOver) onMessage(id, data)
    },
    onComplete: () => finish(onEnd),
    onError: () => finish(onFailure),
    // The browser would try again at once, and with it all others.
    onConnectionStateChange: ({ error, state }) => {
      if (state === 'connecting' && error) finish(onFailure)
    },
  })
  return () => finish()
}
