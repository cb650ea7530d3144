import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    hostileRuns: { numRuns: number; seed?: number }
  }
}

/** How often generated tests try, in the words of fast-check; set where the whole run is configured. */
export function hostileRuns() {
  return inject('hostileRuns')
}
