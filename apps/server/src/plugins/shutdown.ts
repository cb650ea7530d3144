import { setTimeout } from 'node:timers/promises'

/** Nobody has come for so long: whoever hands requests out has noticed, or there is nothing to hand out. */
const QUIET_MS = 250
const LOOK_EVERY_MS = 50
/** Then it ends all the same: a supervisor does not wait for ever. */
const LONGEST_MS = 4000

/** How a process leaves while others go on: it says so, and answers for a while yet whoever still comes. */
export interface Shutdown {
  announced(): boolean
  /** A request has come. */
  recordRequest(): void
  /** Resolves when the process may end. */
  announce(): Promise<void>
}

export function createShutdown(): Shutdown {
  let announced = false
  let lastCame = 0
  return {
    announced: () => announced,
    recordRequest() {
      lastCame = performance.now()
    },
    async announce() {
      announced = true
      const begun = performance.now()
      for (;;) {
        await setTimeout(LOOK_EVERY_MS)
        const now = performance.now()
        if (now - Math.max(begun, lastCame) >= QUIET_MS || now - begun >= LONGEST_MS) return
      }
    },
  }
}
