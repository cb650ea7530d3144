import { setTimeout } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { onPostgres } from './on-postgres.ts'

const FROZEN_MS = 40_000

/** Every process of the database stops where it is, and no connection is closed, as when its machine or disk freezes. */
export const frozen: Fault = {
  title: 'PostgreSQL frozen for 40 s, while serving',
  expected: /^503 (NOT_READY|HEAD)$/,
  run: (folder) =>
    onPostgres({ folder }, async ({ business, cluster }) => {
      const thaw = cluster.freeze()
      try {
        await setTimeout(FROZEN_MS)
      } finally {
        thaw()
      }
      business.faultEnds()
      return 'no connection was closed'
    }),
}
