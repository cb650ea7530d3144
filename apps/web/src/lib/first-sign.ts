import { whenIdle } from './when-idle'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Undefined once someone is there. */
let waiting: Set<() => void> | undefined = new Set()

function begin() {
  for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true })
  const works = waiting ?? []
  waiting = undefined
  for (const work of works) whenIdle(work)
}

/**
 * Does the work once someone uses the page and the page is idle: what a page may need next loads while they move to
 * it, not beside the page itself. Returns a function that cancels.
 */
export function atFirstSign(work: () => void): () => void {
  let isCancelled = false
  const unlessCancelled = () => {
    if (!isCancelled) work()
  }
  const cancel = () => {
    isCancelled = true
  }
  if (!waiting) {
    whenIdle(unlessCancelled)
    return cancel
  }
  if (waiting.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  waiting.add(unlessCancelled)
  return cancel
}
