import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../provision/free-port.ts'
import { startBusiness } from './business-under-load.ts'
import type { Fault, Outcome } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { serveSite, siteVariables } from './serve-site.ts'
import { withPostgres } from './with-postgres.ts'

const KILLS = 50
/** After something of every kind was acknowledged, at any moment of what is going on by then. */
const MAX_MOMENT_MS = 400

const kind = {
  // A connection that is refused, cut, or closed in the middle of an answer.
  expected: /^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
}

export const killed: Fault = {
  ...kind,
  title: `killed ${KILLS} times, on the embedded database`,
  run: (folder) => killOften(folder),
}

export const killedPostgres: Fault = {
  ...kind,
  title: `killed ${KILLS} times, on PostgreSQL`,
  run: (folder) => withPostgres((databaseUrl) => killOften(folder, databaseUrl)),
}

/** SIGKILL amid payments, signatures, approvals and uploads, and a new start each time. */
async function killOften(folder: string, databaseUrl?: string): Promise<Outcome> {
  const port = await freePort()
  const variables = siteVariables({
    directory: join(folder, 'data'),
    port,
    ...(databaseUrl && { databaseUrl }),
  })
  let site = await serveSite(variables)
  const { address } = site
  const business = await startBusiness({ address })
  const starts: number[] = []
  for (let n = 0; n < KILLS; n++) {
    await business.goesOn(1)
    await setTimeout(randomInt(MAX_MOMENT_MS))
    await site.kill()
    const killedAt = performance.now()
    site = await serveSite(variables)
    starts.push(performance.now() - killedAt)
  }
  business.faultEnds()
  await business.goesOn()
  await business.stop()
  const { acknowledged } = business
  const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
  return { ...verdict, acknowledged, figures: business.figures(), note: `ready again ${inWords(starts)}` }
}

function inWords(starts: number[]): string {
  const seconds = starts.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(1))
  return `${seconds[Math.floor(seconds.length / 2)]} s after a kill (half of them), at most ${seconds.at(-1)} s`
}
