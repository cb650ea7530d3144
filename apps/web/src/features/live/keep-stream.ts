import type { LiveInput, LiveMessage } from '@tallgrass/contracts'
import type { openStream } from './open-stream'

/** A proxy that keeps streams back sends nothing; the server says something at once. */
const FIRST_MESSAGE_MS = 10_000
/** A stream that ends sooner is not opened again as soon. */
const LASTING_MS = 10_000
/** The number of such streams after which changes count as missing. */
const MAX_SHORT = 3
const MIN_WAIT_MS = 1000
const MAX_WAIT_MS = 60_000

export interface KeptStream {
  open: typeof openStream
  /** Where the stream begins. */
  since: () => LiveInput
  onMessage: (id: string, message: LiveMessage) => void
  /** Whether changes arrive by the stream. */
  onWorking: (isWorking: boolean) => void
  /** Checks the session after the stream has ended. Resolves to false if there is none any more. */
  checkSession: () => Promise<boolean>
}

/** Keeps a stream open: after an end or a failure it is opened again, at growing intervals. Returns how to close it. */
export function keepStream({ checkSession, onMessage, onWorking, open, since }: KeptStream) {
  let close = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isKept = true

  function connect() {
    let openedAt: number | undefined
    const handlers = {
      onMessage(id: string, message: LiveMessage) {
        if (openedAt === undefined) {
          clearTimeout(timer)
          openedAt = Date.now()
          onWorking(true)
        }
        onMessage(id, message)
      },
      onEnd: () => void again(),
      onFailure: () => void again(),
    }
    async function again() {
      clearTimeout(timer)
      const lasted = openedAt === undefined ? 0 : Date.now() - openedAt
      if (lasted >= LASTING_MS) attempts = 0
      if (openedAt === undefined || attempts >= MAX_SHORT) onWorking(false)
      const isSignedIn = await checkSession()
      if (!isKept || !isSignedIn) return
      timer = setTimeout(connect, waitBefore(attempts))
      attempts += 1
    }
    timer = setTimeout(() => {
      close()
      void again()
    }, FIRST_MESSAGE_MS)
    close = open(since(), handlers)
  }

  connect()
  return () => {
    isKept = false
    clearTimeout(timer)
    close()
  }
}

/** Spread out, so that not all browsers come back at the same moment. */
function waitBefore(attempts: number): number {
  const longest = Math.min(MIN_WAIT_MS * 2 ** attempts, MAX_WAIT_MS)
  return longest * (0.5 + Math.random() / 2)
}
