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
  /** Where its data stays, also when it has ended; undefined: in a folder that ends with it. */
  directory?: string
  databaseUrl?: string
}

/** The product as `npm start` starts it for anybody, without limits. */
export async function startSite({ databaseUrl = '', directory }: Site = {}) {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const started = spawn(process.execPath, [inRepository('scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: '0',
    },
    stdio: 'ignore',
  })
  await until(`${address}/api/ready`)
  // The command hands over to the server, which is its only child by now.
  const [pid = 0] = childrenOf(started.pid ?? 0)
  return {
    address,
    pid,
    async stop() {
      started.kill('SIGTERM')
      await once(started, 'exit')
      if (!directory) rmSync(folder, { recursive: true })
    },
  }
}
