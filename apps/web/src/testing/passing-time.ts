import { flushSync } from 'react-dom'
import { onTestFinished, vi } from 'vitest'

// Short enough that a timer which React sets after one step is due at the next.
const STEP_MS = 50

/** From here on the clock of the page stands still, and its timers wait, except for `pass`. */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  // Vitest lets faked time go by while it waits for the page, as much as the machine is slow.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets so much time go by; what it changes is drawn. */
export function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    flushSync(() => vi.advanceTimersByTime(Math.min(left, STEP_MS)))
  }
}

/** What looks into the page, such as axe, waits for timers of the page: they get a little time now and then. */
export async function ticking(work: () => Promise<void>) {
  let isDone = false
  const end = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    pass(1)
    await new Promise(requestAnimationFrame)
  }
  await end
}
