const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Undefined once somebody is there. */
let waiting: Set<() => void> | undefined = new Set()

function begin() {
  for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true })
  const works = waiting ?? []
  waiting = undefined
  for (const work of works) work()
}

/**
 * Does the work at the first sign that somebody uses the page: what a page may need next loads while they move to it,
 * not beside the page itself. Returns a function that cancels.
 */
export function atFirstSign(work: () => void): () => void {
  if (!waiting) {
    work()
    return () => undefined
  }
  if (waiting.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  waiting.add(work)
  return () => void waiting?.delete(work)
}
