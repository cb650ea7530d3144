import type { LiveMessage } from '@tallgrass/contracts'
import type { KeptStream } from './keep-stream'
import { recentMessages } from './recent-messages'

/** What the tabs of one browser say to each other. */
type Said =
  /** A tab has opened: its oldest data is from that time. */
  | { type: 'opened'; tab: string; from: number }
  /** To that tab: where the stream is, and what it has missed. */
  | { type: 'missed'; tab: string; lastEventId: string | undefined; message: LiveMessage; isWorking: boolean }
  | { type: 'message'; id: string; message: LiveMessage }
  | { type: 'working'; isWorking: boolean }
  | { type: 'check' }

interface SharedStream extends Pick<KeptStream, 'onWorking' | 'checkSession'> {
  /** Of one user: tabs of another account share nothing with these. */
  name: string
  /** Keeps the stream open in this tab. Returns how to close it. */
  keep: (stream: Omit<KeptStream, 'open'>) => () => void
  /** How old the oldest data of this tab is, in milliseconds. */
  age: () => number
  onMessage: (message: LiveMessage) => void
}

/**
 * One stream for all tabs of a browser: one tab keeps it and tells the others. When that tab closes, the next one goes on
 * where it stopped. A browser without locks, or a site without TLS, has one stream for each visible tab. Returns how to stop.
 */
export function shareStream(shared: SharedStream): () => void {
  return 'locks' in navigator ? shareByLock(shared) : keepWhileVisible(shared)
}

function shareByLock({ age, checkSession, keep, name, onMessage, onWorking }: SharedStream) {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const say = (said: Said) => channel.postMessage(said)
  const stopping = new AbortController()
  const recent = recentMessages()
  let lastEventId: string | undefined
  let isWorking = false
  let isKeeper = false

  function setWorking(now: boolean) {
    isWorking = now
    onWorking(now)
  }

  function keepHere() {
    isKeeper = true
    // Without an id it begins with what this tab has missed; the others may have missed more.
    let isWhole = lastEventId !== undefined
    return keep({
      since: () => (lastEventId === undefined ? { age: age() } : { lastEventId }),
      onMessage(id, message) {
        lastEventId = id
        const toOthers = isWhole ? message : { changes: [], reload: true }
        isWhole = true
        recent.add(toOthers)
        say({ type: 'message', id, message: toOthers })
        onMessage(message)
      },
      onWorking(now) {
        say({ type: 'working', isWorking: now })
        setWorking(now)
      },
      checkSession() {
        say({ type: 'check' })
        return checkSession()
      },
    })
  }

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.type === 'opened') {
      if (!isKeeper) return
      return say({
        type: 'missed',
        tab: data.tab,
        lastEventId,
        isWorking,
        message: recent.from(data.from),
      })
    }
    if (data.type === 'check') return void checkSession()
    if (data.type === 'working') return setWorking(data.isWorking)
    if (data.type === 'missed') {
      if (data.tab !== tab) return
      lastEventId ??= data.lastEventId
      setWorking(data.isWorking)
    } else lastEventId = data.id
    onMessage(data.message)
  }

  say({ type: 'opened', tab, from: Date.now() - age() })
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
  return () => {
    stopping.abort()
    channel.close()
  }
}

function keepWhileVisible({ age, keep, onMessage, ...shared }: SharedStream) {
  let close: (() => void) | undefined
  let lastEventId: string | undefined
  function follow() {
    if (document.visibilityState === 'hidden') {
      close?.()
      close = undefined
      return
    }
    close ??= keep({
      ...shared,
      since: () => (lastEventId === undefined ? { age: age() } : { lastEventId }),
      onMessage(id, message) {
        lastEventId = id
        onMessage(message)
      },
    })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close?.()
  }
}
