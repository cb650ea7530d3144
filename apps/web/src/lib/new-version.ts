const MISSING = 'Part of the page is missing.'

const TIMEOUT_MS = 5000

const missingChunks = new WeakSet<Error>()
let isNew = false
/** The first script of this page; undefined while nothing is watching. */
let watched: string | undefined
let checking: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Watches for chunks that fail to load: either the server is unreachable, or it has a new version, whose files have
 * other names. The first script names all chunks, so if one of them was replaced, the first script was replaced, too.
 */
export function watchMissingChunks(script = import.meta.url) {
  watched = script
  function onPreloadError(event: WindowEventMap['vite:preloadError']) {
    const { payload } = event
    // The router recognizes the browser's message and would reload the page, which loses unsaved input.
    if (!missingChunks.has(payload)) payload.message = `${MISSING} ${payload.message}`
    missingChunks.add(payload)
    void lookForNewVersion()
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  return () => {
    window.removeEventListener('vite:preloadError', onPreloadError)
    watched = undefined
    isNew = false
  }
}

/** True if the error is about a chunk that failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunks.has(error)
}

/** Asks the server for a new version. Concurrent calls share one request. Resolves to true if there is one. */
export async function lookForNewVersion(): Promise<boolean> {
  if (!watched || isNew) return isNew
  checking ??= checkVersion(watched).finally(() => {
    checking = undefined
  })
  await checking
  return isNew
}

async function checkVersion(script: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(script, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (response?.status !== 404) return
  isNew = true
  for (const listener of listeners) listener()
}

export function hasNewVersion(): boolean {
  return isNew
}

export function onNewVersion(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
