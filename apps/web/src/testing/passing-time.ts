import { flushSync } from 'react-dom'
import { onTestFinished, vi } from 'vitest'

// Short enough that a timer that React sets after one step is due in the next.
const STEP_MS = 50

/** Stops the clock and the timers of the page. From then on, time passes only by `pass`. */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  // Hides the fake timers from vitest, which would advance them while it waits for the page.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
  onTestFinished(() => void vi.useRealTimers())
}

/** Advances the time, and renders the changes. */
export function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    flushSync(() => vi.advanceTimersByTime(Math.min(left, STEP_MS)))
  }
}

/** Advances the time in small steps during `work`: tools such as axe wait for timers of the page. */
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
