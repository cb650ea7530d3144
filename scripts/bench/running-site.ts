import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { freePort } from '../provision/free-port.ts'
import { childrenOf } from './process-figures.ts'
import { until } from './until.ts'

interface Site {
  /** The data directory, which is kept; default is a temporary one. */
  directory?: string
  databaseUrl?: string
  /** Of the balancer in front of it; default is its own address. */
  publicUrl?: string | undefined
}

/** Starts the product with `npm start`'s program, without rate limits. */
export async function startSite({ databaseUrl = '', directory, publicUrl }: Site = {}) {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const started = spawn(process.execPath, [inRepository('scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: publicUrl ?? address,
      TRUST_PROXY: publicUrl ? '1' : '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: '0',
    },
    stdio: 'ignore',
  })
  await until(`${address}/api/ready`)
  // By now, the server is the command's only child.
  const [pid = 0] = childrenOf(started.pid ?? 0)
  return {
    address,
    port,
    pid,
    async stop() {
      started.kill('SIGTERM')
      await once(started, 'exit')
      if (!directory) rmSync(folder, { recursive: true })
    },
  }
}
