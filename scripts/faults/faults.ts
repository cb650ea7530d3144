import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Acknowledged, describeAcknowledged } from './acknowledged.ts'
import { bodies } from './bodies.ts'
import { calm } from './calm.ts'
import { clock, clockPostgres } from './clock.ts'
import { failedOver } from './failed-over.ts'
import { frozen } from './frozen.ts'
import type { Verdict } from './invariants.ts'
import { killed, killedPostgres } from './killed.ts'
import { outOfConnections } from './out-of-connections.ts'
import { postgresDiskFull } from './postgres-disk-full.ts'
import { postgresRestarted } from './postgres-restarted.ts'
import { providers, providersPostgres } from './providers.ts'
import { rollingUpgrade } from './rolling-upgrade.ts'
import type { Figures } from './tally.ts'

/** What a fault did, and whether everything is well afterwards. */
export interface Outcome extends Verdict {
  figures: Figures
  acknowledged: Acknowledged
  /** What else was measured, in a few words. */
  note?: string
}

export interface Fault {
  /** What happens, in a few words. */
  title: string
  /** Failed requests for which there is a reason, by what `Figures` calls them; all others are problems. */
  expected: RegExp
  /** `folder` is empty, and removed afterwards. */
  run(folder: string): Promise<Outcome>
}

const faults: Record<string, Fault> = {
  calm,
  restarted: postgresRestarted,
  connections: outOfConnections,
  frozen,
  failover: failedOver,
  disk: postgresDiskFull,
  rolling: rollingUpgrade,
  killed,
  killedPostgres,
  providers,
  providersPostgres,
  bodies,
  clock,
  clockPostgres,
}

/** Runs these faults, or all. Returns the number of those after which something was wrong. */
export async function runFaults(names: string[]): Promise<number> {
  const unknown = names.find((name) => !(name in faults))
  if (unknown !== undefined) {
    console.error(`There is no fault ${unknown}. Choose from: ${Object.keys(faults).join(', ')}`)
    return 1
  }
  let broken = 0
  for (const [name, fault] of Object.entries(faults)) {
    if (names.length > 0 && !names.includes(name)) continue
    const folder = mkdtempSync(join(tmpdir(), 'tallgrass-faults-'))
    // PostgreSQL, which is another user, has folders of its own in it.
    chmodSync(folder, 0o711)
    try {
      const problems = report(name, fault, await fault.run(folder))
      if (problems > 0) broken++
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return broken
}

/** Prints the figures and what is wrong, if anything. Returns the number of problems. */
function report(name: string, { expected, title }: Fault, outcome: Outcome): number {
  const { acknowledged, figures, note, settledAfterMs } = outcome
  const { failed, failures, longestGapMs, refusals, requests, wellAfterMs } = figures
  const unexpected = Object.keys(failures).filter((reason) => !expected.test(reason))
  const problems = [
    ...outcome.problems,
    ...unexpected.map((reason) => `${failures[reason]} requests failed with ${reason}`),
    ...refusals,
  ]
  const reasons = Object.entries(failures).map(([reason, count]) => `${reason}: ${count}`)
  console.log(`${name}: ${title}`)
  console.log(`  ${requests} requests, ${failed} failed${failed > 0 ? ` (${reasons.join(', ')})` : ''}`)
  console.log(
    `  longest gap ${inSeconds(longestGapMs)}, well after ${inSeconds(wellAfterMs)}, jobs done after ${inSeconds(settledAfterMs)}${note ? `; ${note}` : ''}`,
  )
  console.log(`  acknowledged: ${describeAcknowledged(acknowledged)}`)
  for (const problem of problems) console.error(`  WRONG: ${problem}`)
  if (problems.length === 0)
    console.log('  Everything acknowledged is there once, sums agree, chains verify.')
  return problems.length
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
