import { setTimeout } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { onPostgres } from './on-postgres.ts'

const AWAY_MS = 5000

/** As a person restarts the service, as a crash, and as a machine that takes longer. */
export const postgresRestarted: Fault = {
  title: 'PostgreSQL restarted, crashed, and away for 5 s, while serving',
  expected: /^503 (NOT_READY|HEAD)$/,
  run: (folder) =>
    onPostgres({ folder }, async ({ business, cluster }) => {
      await cluster.stop('fast')
      await cluster.start()
      await business.goesOn()
      await cluster.stop('immediate')
      await cluster.start()
      await business.goesOn()
      await cluster.stop('fast')
      await setTimeout(AWAY_MS)
      await cluster.start()
      business.faultEnds()
      return 'three times'
    }),
}
