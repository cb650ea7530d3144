const MISSING = 'A part of the page is missing.'

const PATIENCE_MS = 5000

const lostParts = new WeakSet<Error>()
let isNew = false
/** The first script of this page; none while nobody watches. */
let watched: string | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * A part of the page that cannot be had: either the server is out of reach, or it has another version by now, whose
 * files have other names. The first script names all others, so it is gone whenever one of them is.
 */
export function watchLostParts(script = import.meta.url) {
  watched = script
  function look(event: WindowEventMap['vite:preloadError']) {
    const { payload } = event
    // By the browser's words the router would load the page again by itself, and what was typed would be lost.
    if (!lostParts.has(payload)) payload.message = `${MISSING} ${payload.message}`
    lostParts.add(payload)
    void lookForNewVersion()
  }
  window.addEventListener('vite:preloadError', look)
  return () => {
    window.removeEventListener('vite:preloadError', look)
    watched = undefined
    isNew = false
  }
}

/** Whether the error is a part of the page that could not be had. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lostParts.has(error)
}

/** Asks the server whether it has another version by now, once at a time, and answers when that is known. */
export async function lookForNewVersion(): Promise<boolean> {
  if (!watched || isNew) return isNew
  asking ??= askFor(watched).finally(() => {
    asking = undefined
  })
  await asking
  return isNew
}

async function askFor(script: string) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (answer?.status !== 404) return
  isNew = true
  for (const tell of listeners) tell()
}

export function hasNewVersion(): boolean {
  return isNew
}

export function onNewVersion(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
