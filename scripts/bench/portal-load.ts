import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { balanceProcesses } from '../faults/balance-processes.ts'
import { freePort } from '../provision/free-port.ts'
import { endlessBackups } from './endless-backups.ts'
import type { Load, LoadFigures } from './load-generator.ts'
import type { PortalUser } from './portal-views.ts'
import { preparePortal } from './prepare-portal.ts'
import { printLoad } from './print-load.ts'
import { cpuSeconds, residentMegabytes } from './process-figures.ts'
import { startSite } from './running-site.ts'

interface PortalLoad {
  database: string
  databaseUrl?: string
  users: number
  /** Of the server. */
  processes: number
  minutes: number
  /** HAProxy in front of the processes. */
  balancer: boolean
  /** Measures a large business, at first without and then with backups. */
  backup: boolean
}

/** With ten projects and a hundred tasks each. */
const LARGE_BUSINESS = 2000
const MAX_RATIO = 3
const VIEW_EVERY_MS = 10_000
const SETTLE_MS = 5000
const SAMPLE_MS = 60_000
const IDLE_MS = 30_000

/** Simulates many people in the portal, and measures their wait times and the server's CPU and memory. */
export async function benchPortalLoad({
  backup,
  balancer,
  database,
  databaseUrl = '',
  minutes,
  processes,
  users,
}: PortalLoad): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  try {
    const portal = await preparePortal({ directory, databaseUrl, users: backup ? LARGE_BUSINESS : users })
    const sites: Awaited<ReturnType<typeof startSite>>[] = []
    let proxy: Awaited<ReturnType<typeof balanceProcesses>> | undefined
    try {
      const port = balancer ? await freePort() : undefined
      const publicUrl = port ? `http://127.0.0.1:${port}` : undefined
      for (let n = 0; n < processes; n++) sites.push(await startSite({ directory, databaseUrl, publicUrl }))
      if (port)
        proxy = await balanceProcesses({ folder: directory, port, ports: sites.map((site) => site.port) })
      await pause(SETTLE_MS)
      const servers = sites.map(({ pid }, n) => [`server ${n + 1}`, pid] as const)
      const watched = { ...Object.fromEntries(servers), HAProxy: proxy?.pid, PostgreSQL: portal.postmaster }
      const addresses = publicUrl ? [publicUrl] : sites.map(({ address }) => address)
      const run = { sites, addresses, watched, users: portal.users.slice(0, users), seconds: minutes * 60 }
      const print = (name: string, measured: Measured) =>
        printLoad({ database: name, minutes, users, everySeconds: VIEW_EVERY_MS / 1000, ...measured })
      const plain = await measure(run)
      print(database, plain)
      if (!backup) return
      const backups = endlessBackups({ databaseUrl, directory })
      const during = await measure(run)
      print(`${database}, during backups`, during)
      printBackups(await backups.stop(), { plain, during })
    } finally {
      await Promise.all(sites.map((site) => site.stop()))
      await proxy?.stop()
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

interface LoadRun {
  sites: { pid: number }[]
  /** At which people open their pages. */
  addresses: string[]
  /** Processes whose processor time is counted. */
  watched: Record<string, number | undefined>
  users: PortalUser[]
  seconds: number
}

type Measured = Awaited<ReturnType<typeof measure>>

function printBackups(
  { megabytes, seconds }: { megabytes: number; seconds: number[] },
  { during, plain }: { during: Measured; plain: Measured },
): void {
  const ratio = during.figures.call.p99 / plain.figures.call.p99
  const each = seconds.map((one) => `${Math.round(one)} s`).join(', ')
  console.log(`Backups of ${Math.round(megabytes)} MB took ${each}.`)
  console.log(`p99 of calls during them: ${ratio.toFixed(1)} × (goal: at most ${MAX_RATIO} ×)`)
}

async function measure({ addresses, seconds, sites, users, watched }: LoadRun) {
  const memory: { when: string; megabytes: number[] }[] = []
  const recordMemory = (when: string) =>
    memory.push({ when, megabytes: sites.map(({ pid }) => residentMegabytes(pid)) })
  recordMemory('at rest')
  const clocks = Object.entries(watched).flatMap(([name, pid]) => (pid ? [{ name, ...startClock(pid) }] : []))
  const machine = startMachineClock()
  const startedAt = performance.now()
  const sampling = setInterval(() => recordMemory(`${memory.length} min`), SAMPLE_MS)
  const load: Load = { addresses, users, everyMs: VIEW_EVERY_MS, seconds }
  const figures = await runGenerator(load)
  clearInterval(sampling)
  const elapsed = (performance.now() - startedAt) / 1000
  const cpu = [
    ...clocks.map(({ name, used }) => ({ name, share: used() / elapsed })),
    { name: 'load generator', share: figures.cpuSeconds / elapsed },
    { name: `all ${cpus().length} processors`, share: machine.used() / elapsed },
  ]
  recordMemory('at the end')
  await pause(IDLE_MS)
  recordMemory('30 s later')
  return { figures, cpu, memory }
}

async function runGenerator(load: Load): Promise<LoadFigures> {
  const generator = fork(inRepository('scripts/bench/load-generator.ts'))
  generator.send(load)
  const [figures] = await once(generator, 'message')
  return figures
}

function startClock(pid: number) {
  const before = cpuSeconds(pid)
  return { used: () => cpuSeconds(pid) - before }
}

function startMachineClock() {
  const busySeconds = () =>
    cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
  const before = busySeconds()
  return { used: () => busySeconds() - before }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
