const POLL_EVERY_MS = 30_000

/**
 * In place of a stream: asks for what may have changed every 30 seconds, while the page is visible and has a network. A
 * page that comes back asks at once if it is time.
 */
export function pollScreens(ask: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  let askedAt = 0
  function poll() {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    askedAt = Date.now()
    ask()
  }
  function catchUp() {
    // The clock may have been set back.
    if (Math.abs(Date.now() - askedAt) > POLL_EVERY_MS) poll()
  }
  return {
    start() {
      if (timer !== undefined) return
      askedAt = Date.now()
      timer = setInterval(poll, POLL_EVERY_MS)
      window.addEventListener('online', catchUp)
      document.addEventListener('visibilitychange', catchUp)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      window.removeEventListener('online', catchUp)
      document.removeEventListener('visibilitychange', catchUp)
    },
  }
}
