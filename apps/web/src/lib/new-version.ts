const MISSING = 'A part of the page is missing.'

let isNew = false
let isAsking = false
const listeners = new Set<() => void>()

/**
 * A part of the page that cannot be had: either the server is out of reach, or it has another version by now, whose
 * files have other names. The first script names all others, so it is gone whenever one of them is.
 */
export function watchLostParts(script = import.meta.url) {
  function look(event: WindowEventMap['vite:preloadError']) {
    const { payload } = event
    // By the browser's words the router would load the page again by itself, and what was typed would be lost.
    if (!payload.message.startsWith(MISSING)) payload.message = `${MISSING} ${payload.message}`
    void askFor(script)
  }
  window.addEventListener('vite:preloadError', look)
  return () => {
    window.removeEventListener('vite:preloadError', look)
    isNew = false
  }
}

/** Whether the error is a part of the page that could not be had. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(MISSING)
}

async function askFor(script: string) {
  if (isAsking || isNew) return
  isAsking = true
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  isAsking = false
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
