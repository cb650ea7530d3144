import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../provision/free-port.ts'
import { aptInstall, canInstallSystemPackages, installOnce } from '../provision/install-once.ts'
import { administrator, startBusiness } from './business-under-load.ts'
import type { Fault, Outcome } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { isFailure, openPerson, type Person } from './person.ts'
import { serveSite, siteVariables } from './serve-site.ts'
import { createTally } from './tally.ts'
import { withPostgres } from './with-postgres.ts'

/**
 * From one to the next, as libfaketime writes them. Each is shorter than the 12 hours after which an administrator who does
 * nothing is signed out.
 */
const JUMPS = ['+6h', '+0', '-11h', '+0', '+70s', '-70s', '+0']
/** All sessions end before this. */
const FAR_AHEAD = '+40d'
const RIGHT = '+0'
/** The library reads its file again after this many seconds. */
const REREAD_S = 1

const kind = { expected: /^$/ }

export const clock: Fault = {
  ...kind,
  title: 'the clock set forward and back, on the embedded database',
  run: (folder) => jump(folder),
}

export const clockPostgres: Fault = {
  ...kind,
  title: "the clock set forward and back while PostgreSQL's is right",
  run: (folder) => withPostgres((databaseUrl) => jump(folder, databaseUrl)),
}

/** The clock of the site's process alone. What measures time instead of telling it goes on as usual. */
async function jump(folder: string, databaseUrl?: string): Promise<Outcome> {
  const [port, file] = [await freePort(), join(folder, 'clock')]
  const set = async (jumped: string) => {
    writeFileSync(file, jumped)
    await setTimeout(2 * REREAD_S * 1000)
  }
  await set(RIGHT)
  const variables = siteVariables({
    directory: join(folder, 'data'),
    port,
    ...(databaseUrl && { databaseUrl }),
  })
  const site = await serveSite({ ...variables, ...fakedBy(file) })
  const { address } = site
  const business = await startBusiness({ address })
  await business.goesOn()
  const problems: string[] = []
  for (const jumped of JUMPS) {
    await set(jumped)
    await business.goesOn()
  }
  business.faultEnds()
  await business.goesOn()
  await business.stop()
  const visitor = openPerson({ address, tally: createTally(), end: AbortSignal.timeout(120_000) })
  const signIn = () => visitor.attempt({ path: '/api/auth/jwt/login', body: administrator })
  const seen = () => visitor.attempt({ method: 'GET', path: '/api/auth/session' }).catch(() => undefined)
  await signIn()
  await set(FAR_AHEAD)
  if (await seen()) problems.push('A session of 40 days ago is still open')
  if (isFailure(await signIn())) problems.push('No one could sign in while the clock was ahead')
  if (databaseUrl && !(await saysClock(visitor))) problems.push('System Health did not mention the clock')
  await set(RIGHT)
  if (isFailure(await signIn())) problems.push('No one could sign in after the clock was put right')
  if (await saysClock(visitor)) problems.push('System Health still mentions the clock')
  const { acknowledged } = business
  const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
  const note = `${JUMPS.join(', ')}, ${FAR_AHEAD}`
  return {
    ...verdict,
    problems: [...problems, ...verdict.problems],
    acknowledged,
    figures: business.figures(),
    note,
  }
}

async function saysClock(admin: Person): Promise<boolean> {
  const answer = await admin.attempt({ method: 'GET', path: '/api/admin/dashboard' })
  return !isFailure(answer) && /The clock of this server is/.test(answer.bytes.toString())
}

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'

function fakedBy(file: string): Record<string, string> {
  const isDone = `ls ${LIBRARY} >/dev/null 2>&1`
  if (globSync(LIBRARY).length === 0 && canInstallSystemPackages())
    installOnce('libfaketime for the drill', { isDone, install: aptInstall('libfaketime') })
  const [library] = globSync(LIBRARY)
  if (!library) throw new Error('This drill needs libfaketime (on Debian: apt-get install libfaketime)')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: String(REREAD_S),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
