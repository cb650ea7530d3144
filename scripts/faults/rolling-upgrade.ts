import { join } from 'node:path'
import { freePort } from '../provision/free-port.ts'
import { balanceProcesses } from './balance-processes.ts'
import { startBusiness } from './business-under-load.ts'
import type { Fault } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { createCluster } from './postgres-cluster.ts'
import { type Site, serveSite, siteVariables } from './serve-site.ts'

const ROUNDS = 2

/** Each process is stopped and started again, one after the other, twice. */
export const rollingUpgrade: Fault = {
  title: `two processes behind HAProxy replaced one after the other, ${ROUNDS} times, under load`,
  expected: /^$/,
  async run(folder) {
    const cluster = await createCluster(join(folder, 'postgres'))
    const port = await freePort()
    const directory = join(folder, 'data')
    const shared = siteVariables({ directory, port, databaseUrl: cluster.url })
    const processes = [await freePort(), await freePort()].map((own) => ({
      ...shared,
      PORT: String(own),
      TRUST_PROXY: '1',
    }))
    const proxy = await balanceProcesses({ folder, port, ports: processes.map(({ PORT }) => PORT) })
    try {
      const sites: Site[] = []
      const ends: string[] = []
      for (const variables of processes) sites.push(await serveSite(variables))
      const address = shared.PUBLIC_URL
      const business = await startBusiness({ address })
      await business.goesOn()
      for (let round = 0; round < ROUNDS; round++)
        for (const [n, variables] of processes.entries()) {
          ends.push(...((await sites[n]?.stop()) ?? []))
          sites[n] = await serveSite(variables)
          await business.goesOn(1)
        }
      business.faultEnds()
      await business.goesOn()
      await business.stop()
      const { acknowledged } = business
      const verdict = await checkInvariants({ acknowledged, address, sites, variables: shared })
      const problems = [...ends, ...verdict.problems]
      return {
        ...verdict,
        problems,
        acknowledged,
        figures: business.figures(),
        note: `${ROUNDS * 2} restarts`,
      }
    } finally {
      await proxy.stop()
      await cluster.stop('immediate')
    }
  },
}
