import type { LiveMessage } from '@tallgrass/contracts'
import type { KeptStream, StreamControls } from './keep-stream'
import { recentMessages } from './recent-messages'

/** What the tabs of one browser say to each other. */
type TabMessage =
  /** A tab has opened: its oldest data is from that time. */
  | { type: 'opened'; tab: string; from: number }
  /** To that tab: where the stream is, and what it has missed. */
  | { type: 'missed'; tab: string; lastEventId: string | undefined; message: LiveMessage; isWorking: boolean }
  | { type: 'message'; id: string; message: LiveMessage }
  | { type: 'working'; isWorking: boolean }
  | { type: 'session' }
  | { type: 'hurry' }

/** A tab that says nothing for so long may be suspended, with its lock. It has something to say every 20 seconds. */
const SILENT_MS = 60_000
const EVERYTHING: LiveMessage = { changes: [], reload: true }

interface StreamToShare extends Pick<KeptStream, 'onWorking' | 'checkSession'> {
  /** Of one user: tabs of another account share nothing with these. */
  name: string
  /** Keeps the stream open in this tab. */
  keep: (stream: Omit<KeptStream, 'open'>) => StreamControls
  /** How old the oldest data of this tab is, in milliseconds. */
  age: () => number
  /** `isShared`: another tab has told it, and looks after the session. */
  onMessage: (message: LiveMessage, isShared: boolean) => void
  /** Another tab has found that the session is not the one it knew. */
  onSessionDifference: () => void
}

interface SharedStream extends StreamControls {
  /** Tells the other tabs that the session is not the one this tab knew. */
  tellSessionDifference: () => void
}

/**
 * One stream for all tabs of a browser: one tab keeps it and tells the others. When that tab closes, the next one goes on
 * where it stopped. A browser without locks, or a site without TLS, has one stream for each visible tab.
 */
export function shareStream(shared: StreamToShare): SharedStream {
  return 'locks' in navigator ? shareByLock(shared) : keepWhileVisible(shared)
}

function shareByLock(shared: StreamToShare): SharedStream {
  const { age, checkSession, keep, name, onMessage, onSessionDifference, onWorking } = shared
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const stopping = new AbortController()
  const recent = recentMessages()
  let lastEventId: string | undefined
  let isWorking = false
  let own: StreamControls | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function say(message: TabMessage) {
    if (!stopping.signal.aborted) channel.postMessage(message)
  }

  function setWorking(now: boolean) {
    isWorking = now
    onWorking(now)
  }

  function awaitMessage() {
    clearTimeout(silence)
    silence = setTimeout(() => setWorking(false), SILENT_MS)
  }

  function keepHere() {
    clearTimeout(silence)
    // Without an id it begins with what this tab has missed; the others may have missed more.
    let isWhole = lastEventId !== undefined
    own = keep({
      since: () => (lastEventId === undefined ? { age: age() } : { lastEventId }),
      onMessage(id, message) {
        lastEventId = id
        const toOthers = isWhole ? message : EVERYTHING
        isWhole = true
        recent.add(toOthers)
        say({ type: 'message', id, message: toOthers })
        onMessage(message, false)
      },
      onWorking(now) {
        say({ type: 'working', isWorking: now })
        setWorking(now)
      },
      checkSession,
    })
    return own.stop
  }

  function hear(message: TabMessage) {
    if (message.type === 'opened') {
      const { from, tab: opened } = message
      if (own) say({ type: 'missed', tab: opened, lastEventId, isWorking, message: recent.from(from) })
    } else if (message.type === 'session') onSessionDifference()
    else if (message.type === 'hurry') own?.hurry()
    else if (message.type === 'working') setWorking(message.isWorking)
    else if (message.type === 'message') follow(message)
    else if (message.tab === tab) catchUp(message)
  }

  function follow({ id, message }: TabMessage & { type: 'message' }) {
    awaitMessage()
    if (!isWorking) setWorking(true)
    // Without an id this tab opened while no other could answer it.
    const isWhole = lastEventId !== undefined
    lastEventId = id
    onMessage(isWhole ? message : EVERYTHING, isWhole)
  }

  function catchUp(missed: TabMessage & { type: 'missed' }) {
    awaitMessage()
    lastEventId ??= missed.lastEventId
    setWorking(missed.isWorking)
    onMessage(missed.message, false)
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
  say({ type: 'opened', tab, from: Date.now() - age() })
  awaitMessage()
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve()
      const close = keepHere()
      stopping.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  // Rejects if it is stopped before its turn.
  navigator.locks.request(name, { signal: stopping.signal }, untilStopped).catch(() => {})
  return {
    stop() {
      clearTimeout(silence)
      stopping.abort()
      channel.close()
    },
    hurry: () => (own ? own.hurry() : say({ type: 'hurry' })),
    tellSessionDifference: () => say({ type: 'session' }),
  }
}

function keepWhileVisible({ age, keep, onMessage, ...shared }: StreamToShare): SharedStream {
  let own: StreamControls | undefined
  let lastEventId: string | undefined
  function follow() {
    if (document.visibilityState === 'hidden') {
      own?.stop()
      own = undefined
      return
    }
    own ??= keep({
      ...shared,
      since: () => (lastEventId === undefined ? { age: age() } : { lastEventId }),
      onMessage(id, message) {
        lastEventId = id
        onMessage(message, false)
      },
    })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return {
    stop() {
      document.removeEventListener('visibilitychange', follow)
      own?.stop()
    },
    hurry: () => own?.hurry(),
    tellSessionDifference() {},
  }
}
