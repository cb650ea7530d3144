import { useSyncExternalStore } from 'react'

/** Device pixels for each pixel of CSS, also after the window has moved to another screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(onChange, () => devicePixelRatio)
}

function onChange(changed: () => void) {
  const ended = new AbortController()
  function watch() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const options = { once: true, signal: ended.signal }
    query.addEventListener('change', () => [watch(), changed()], options)
  }
  watch()
  return () => ended.abort()
}
