import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BUNDLED_SERVER, serverArgs, serverEnv, serverSources } from '../bootstrap/server-process.mjs'
import { freePort } from '../provision/free-port.ts'
import { median } from './median.ts'
import { printTable } from './print-table.ts'
import { cpuSeconds, residentMegabytes } from './process-figures.ts'
import { until } from './until.ts'

const ROUNDS = 5
const SETTLED_MS = 5000

/** The two ways to run the server. */
const ways = { [BUNDLED_SERVER]: serverArgs(), 'from the sources': serverSources() }

/**
 * The time and the processor time from process start until the server is ready, its memory 5 s later, and its peak
 * memory: from the bundle and from the sources in turn.
 */
export async function benchStartUp(): Promise<void> {
  const measured = Object.entries(ways).map(([name, args]) => ({ name, args, starts: [] as Start[] }))
  const directories = measured.map(() => mkdtempSync(join(tmpdir(), 'tallgrass-bench-')))
  try {
    // The first round is the first start.
    for (let round = 0; round <= ROUNDS; round++)
      for (const [n, { args, starts }] of measured.entries())
        starts.push(await startOnce(args, directories[n] ?? ''))
  } finally {
    for (const directory of directories) rmSync(directory, { recursive: true })
  }
  printTable(
    'Startup, embedded database',
    ['', 'ready after', 'processor time', 'memory at rest', 'peak'],
    measured.flatMap(({ name, starts: [first, ...warm] }) => [
      row(`first start, with demo data: ${name}`, first ? [first] : []),
      row(`again (median of ${ROUNDS}): ${name}`, warm),
    ]),
  )
}

type Start = Awaited<ReturnType<typeof startOnce>>

function row(name: string, starts: Start[]): string[] {
  const of = (figure: keyof Start) => median(starts.map((start) => start[figure]))
  return [name, `${of('ms')} ms`, `${of('cpu').toFixed(2)} s`, `${of('megabytes')} MB`, `${of('peak')} MB`]
}

async function startOnce(args: string[], directory: string) {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawn(process.execPath, args, {
    env: { ...serverEnv(), PORT: String(port), DATA_DIR: directory },
    stdio: 'ignore',
  })
  await until(`http://127.0.0.1:${port}/api/ready`)
  const ms = Math.round(performance.now() - startedAt)
  const cpu = cpuSeconds(server.pid ?? 0)
  // The database's code is still being compiled.
  await setTimeout(SETTLED_MS)
  const megabytes = residentMegabytes(server.pid)
  const peak = residentMegabytes(server.pid, 'VmHWM')
  server.kill('SIGTERM')
  await once(server, 'exit')
  return { ms, cpu, megabytes, peak }
}
