import type { LiveInput, LiveMessage } from '@tallgrass/contracts'
import type { openStream } from './open-stream'
import { pauseBefore } from './pauses'

/** A proxy that keeps streams back sends nothing; the server says something at once. */
const FIRST_MESSAGE_MS = 10_000
/** A stream that ends sooner is not opened again as soon. */
const LASTING_MS = 10_000
/** The number of such streams after which changes count as missing. */
const MAX_SHORT = 3
/** The server says something more often. */
const SILENT_MS = 30_000
const AFTER_END = { first: 1000, longest: 60_000 }
/** A server that fails does so for all browsers at the same moment. */
const AFTER_FAILURE = { first: 4000, longest: 60_000 }
const HURRY_MS = 1000

export interface KeptStream {
  open: typeof openStream
  /** Where the stream begins. */
  since: () => LiveInput
  onMessage: (id: string, message: LiveMessage) => void
  /** Whether changes arrive by the stream. */
  onWorking: (isWorking: boolean) => void
  /** Checks the session after the stream has ended. Resolves to false if the session is over. */
  checkSession: () => Promise<boolean>
}

export interface StreamControls {
  stop: () => void
  /** Opens the stream at once if it waits to be opened, or has said nothing for long. */
  hurry: () => void
}

/** Keeps a stream open: after an end or a failure it is opened again, at growing intervals. */
export function keepStream({ checkSession, onMessage, onWorking, open, since }: KeptStream): StreamControls {
  let close = () => {}
  let fail = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What a pause waits for. */
  let next: (() => void) | undefined
  let heardAt: number | undefined
  let attempts = 0
  let isKept = true

  function pause(ms: number, then: () => void) {
    next = then
    timer = setTimeout(() => {
      next = undefined
      then()
    }, ms)
  }

  async function checkAnd(then: () => void) {
    const isSignedIn = await checkSession()
    if (isKept && isSignedIn) then()
  }

  function connect() {
    let openedAt: number | undefined
    function finish() {
      clearTimeout(timer)
      heardAt = undefined
      const lasted = openedAt === undefined ? 0 : Date.now() - openedAt
      if (lasted >= LASTING_MS) attempts = 0
      if (openedAt === undefined || attempts >= MAX_SHORT) onWorking(false)
      attempts += 1
      return attempts - 1
    }
    function onEnd() {
      const before = finish()
      // Often the session has ended, or its rights have changed.
      void checkAnd(() => pause(pauseBefore(before, AFTER_END), connect))
    }
    function onFailure() {
      pause(pauseBefore(finish(), AFTER_FAILURE), () => void checkAnd(connect))
    }
    fail = () => {
      close()
      onFailure()
    }
    timer = setTimeout(fail, FIRST_MESSAGE_MS)
    close = open(since(), {
      onMessage(id, message) {
        heardAt = Date.now()
        if (openedAt === undefined) {
          clearTimeout(timer)
          openedAt = heardAt
          onWorking(true)
        }
        onMessage(id, message)
      },
      onEnd,
      onFailure,
    })
  }

  connect()
  return {
    stop() {
      isKept = false
      clearTimeout(timer)
      close()
    },
    hurry() {
      if (heardAt !== undefined && Date.now() - heardAt > SILENT_MS) fail()
      if (!next) return
      clearTimeout(timer)
      attempts = 0
      pause(Math.random() * HURRY_MS, next)
    },
  }
}
