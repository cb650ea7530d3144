import { ForwardedWatch } from './forwarded-watch.ts'

/** What this process notices around it: its clock, its folder and the proxies in front. */
export interface Surroundings {
  forwarded: ForwardedWatch
  /** Why nothing can be written to the data directory; undefined if it can. */
  findWriteFault(): Promise<string | undefined>
  /** By the machine's clock, in milliseconds. Verbs use the clock of their context. */
  now(): number
}

/** Of commands and of tests: nothing is wrong. */
export const quietSurroundings = (trustProxy = 0): Surroundings => ({
  forwarded: new ForwardedWatch({ trusted: trustProxy }),
  findWriteFault: async () => undefined,
  now: Date.now,
})
