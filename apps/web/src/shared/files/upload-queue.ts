import type { SendHandlers, Sending } from './send-file'

/** One file on its way. */
export interface Upload {
  key: number
  name: string
  bytes: number
  /** Clients will never see it. */
  internal: boolean
  /** How many of them have arrived. */
  sent: number
  state: 'WAITING' | 'SENDING' | 'RECONNECTING' | 'STOPPED'
  /** Why it stopped. */
  problem: string | null
}

export interface UploadState {
  uploads: Upload[]
  /** Since the first of these files was added. */
  arrived: number
}

interface UploadQueueOptions {
  send: (file: File, internal: boolean, handlers: SendHandlers) => Promise<Sending>
  /** Its row stays until this resolves. */
  onArrived: () => Promise<unknown>
  /** Asks before the page closes; returns the cleanup. */
  guard: () => () => void
}

/** More would only compete for the same connection. */
const AT_ONCE = 3

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Sends files, a few at a time. It outlives the screen that shows it. */
export function createUploadQueue({ guard, onArrived, send }: UploadQueueOptions) {
  let state: UploadState = { uploads: [], arrived: 0 }
  let nextKey = 1
  let release: (() => void) | undefined
  const files = new Map<number, File>()
  const sendings = new Map<number, Sending>()
  const listeners = new Set<() => void>()

  function show(next: Partial<UploadState>) {
    state = { ...state, ...next }
    if (state.uploads.length > 0) release ??= guard()
    else {
      release?.()
      release = undefined
    }
    for (const listener of listeners) listener()
  }
  function change(key: number, changes: Partial<Upload>) {
    show({
      uploads: state.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    })
  }
  function leave(key: number, arrived = 0) {
    files.delete(key)
    sendings.delete(key)
    show({
      uploads: state.uploads.filter((upload) => upload.key !== key),
      arrived: state.arrived + arrived,
    })
    startNext()
  }
  function startNext() {
    const isActive = ({ state: at }: Upload) => at === 'SENDING' || at === 'RECONNECTING'
    while (state.uploads.filter(isActive).length < AT_ONCE) {
      const next = state.uploads.find((upload) => upload.state === 'WAITING')
      if (!next) return
      change(next.key, { state: 'SENDING', problem: null })
      void start(next.key)
    }
  }
  async function start(key: number) {
    const stop = (problem: string) => {
      change(key, { state: 'STOPPED', problem })
      startNext()
    }
    const known = sendings.get(key)
    const file = files.get(key)
    const internal = state.uploads.find((upload) => upload.key === key)?.internal ?? false
    if (known) return known.resume()
    if (!file) return
    try {
      const sending = await send(file, internal, {
        onProgress: (sent) => change(key, { sent, state: 'SENDING' }),
        onReconnect: () => change(key, { state: 'RECONNECTING' }),
        onStopped: stop,
        onArrived: () =>
          void onArrived()
            .catch(() => undefined)
            .finally(() => leave(key, 1)),
      })
      if (!files.has(key)) return sending.cancel()
      sendings.set(key, sending)
    } catch {
      stop('Unable to connect to server')
    }
  }

  return {
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(added: readonly File[], internal = false) {
      const uploads = added.map((file): Upload => {
        const key = nextKey++
        files.set(key, file)
        const { name, size: bytes } = file
        return { key, name, bytes, internal, sent: 0, state: 'WAITING', problem: null }
      })
      const isFirst = state.uploads.length === 0
      show({ uploads: [...state.uploads, ...uploads], ...(isFirst && { arrived: 0 }) })
      startNext()
    },
    /** Gives up a file, and what has arrived of it. */
    cancel(key: number) {
      sendings.get(key)?.cancel()
      leave(key)
    },
    /** Sends no more, without a word to the server: it removes what has arrived later. */
    end() {
      for (const sending of sendings.values()) sending.end()
      sendings.clear()
      files.clear()
      show({ uploads: [] })
    },
    retry(key: number) {
      change(key, { state: 'WAITING', problem: null })
      startNext()
    },
    /** Goes on at once with what waits for the connection. */
    reconnect() {
      for (const { key, state: at } of state.uploads) if (at === 'RECONNECTING') sendings.get(key)?.resume()
    },
  }
}
