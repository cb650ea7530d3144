import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    hostileRuns: { numRuns: number; seed?: number }
  }
}

/** The number of runs of generated tests, as fast-check parameters; set in the configuration of the test run. */
export function hostileRuns() {
  return inject('hostileRuns')
}
