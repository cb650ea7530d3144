/** The time over which browsers spread what a message leads all of them to do. */
const SPREAD_MS = 3000

/** The pause before the next attempt: doubled by each. Spread out, so that not all browsers come back at once. */
export function pauseBefore(
  attempts: number,
  { first, longest }: { first: number; longest: number },
): number {
  return Math.min(first * 2 ** attempts, longest) * (0.25 + 0.75 * Math.random())
}

/** Does something within three seconds, so that not all browsers do it at once; only once if asked again until then. */
export function spreadOut(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  return {
    soon() {
      if (isStopped) return
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, Math.random() * SPREAD_MS)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
