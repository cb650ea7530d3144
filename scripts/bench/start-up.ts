import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serverArgs, serverEnv } from '../bootstrap/server-process.mjs'
import { freePort } from '../provision/free-port.ts'
import { median } from './median.ts'
import { printTable } from './print-table.ts'
import { residentMegabytes } from './process-figures.ts'
import { until } from './until.ts'

const ROUNDS = 5
const SETTLED_MS = 5000

/** The time from process start until the server is ready, its memory 5 s later, and its peak memory. */
export async function benchStartUp(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  try {
    const first = await startOnce(directory)
    const warm: Awaited<ReturnType<typeof startOnce>>[] = []
    for (let round = 0; round < ROUNDS; round++) warm.push(await startOnce(directory))
    printTable(
      'Startup, embedded database',
      ['', 'ready after', 'memory at rest', 'peak'],
      [
        ['first start, with demo data', `${first.ms} ms`, `${first.megabytes} MB`, `${first.peak} MB`],
        [
          `again (median of ${ROUNDS})`,
          `${median(warm.map(({ ms }) => ms))} ms`,
          `${median(warm.map((w) => w.megabytes))} MB`,
          `${median(warm.map((w) => w.peak))} MB`,
        ],
      ],
    )
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function startOnce(directory: string): Promise<{ ms: number; megabytes: number; peak: number }> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawn(process.execPath, serverArgs, {
    env: { ...serverEnv(), PORT: String(port), DATA_DIR: directory },
    stdio: 'ignore',
  })
  await until(`http://127.0.0.1:${port}/api/ready`)
  const ms = Math.round(performance.now() - startedAt)
  // The database's code is still being compiled.
  await setTimeout(SETTLED_MS)
  const megabytes = residentMegabytes(server.pid)
  const peak = residentMegabytes(server.pid, 'VmHWM')
  server.kill('SIGTERM')
  await once(server, 'exit')
  return { ms, megabytes, peak }
}
