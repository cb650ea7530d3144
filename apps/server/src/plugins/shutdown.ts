import { setTimeout } from 'node:timers/promises'

/** After this long without requests, the load balancer has noticed the shutdown, or there is no traffic. */
const QUIET_MS = 250
const CHECK_INTERVAL_MS = 50
/** Shuts down after this long in any case, because a supervisor does not wait forever. */
const MAX_WAIT_MS = 4000

/** A graceful shutdown next to other processes: announces itself and keeps serving requests for a while. */
export interface Shutdown {
  announced(): boolean
  /** Called for every request. */
  recordRequest(): void
  /** Resolves when the process may end. */
  announce(): Promise<void>
}

export function createShutdown(): Shutdown {
  let announced = false
  let lastRequestAt = 0
  return {
    announced: () => announced,
    recordRequest() {
      lastRequestAt = performance.now()
    },
    async announce() {
      announced = true
      const begun = performance.now()
      for (;;) {
        await setTimeout(CHECK_INTERVAL_MS)
        const now = performance.now()
        if (now - Math.max(begun, lastRequestAt) >= QUIET_MS || now - begun >= MAX_WAIT_MS) return
      }
    },
  }
}
