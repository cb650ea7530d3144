import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { freePort } from '../provision/free-port.ts'
import { until } from './until.ts'

/** The product as it starts for anybody, on a database of its own. */
export async function startSite() {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, [inRepository('apps/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: directory, RATE_LIMITS: '0' },
    stdio: 'ignore',
  })
  await until(`${address}/api/ready`)
  return {
    address,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(directory, { recursive: true })
    },
  }
}
