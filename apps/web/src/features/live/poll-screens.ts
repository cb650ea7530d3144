const POLL_EVERY_MS = 30_000

/** In place of a stream: asks for what may have changed every 30 seconds, while the page is visible. */
export function pollScreens(ask: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    if (document.visibilityState === 'visible') ask()
  }
  return {
    start() {
      timer ??= setInterval(tick, POLL_EVERY_MS)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}
