// The product with the demo's data, in a separate process: node demo-server.ts [DATABASE_URL]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@tallgrass/server/app.ts'
import { createContainer } from '@tallgrass/server/container.ts'
import { loadDemoData } from '@tallgrass/server/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD, owner } from '@tallgrass/server/demo-data/people.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { loadWebApp } from '@tallgrass/server/plugins/web.ts'
import { inRepository } from '../bootstrap/repository.mjs'

const CLIENT = 'client@tallgrass.example'

const [databaseUrl = ''] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: directory, RATE_LIMITS: '0' })
const container = await createContainer(env, { worker: false })
await loadDemoData(container, container.builtin)
await container.database.pool.query('vacuum analyze')
const app = await buildApp({
  services: container,
  production: true,
  trustProxy: 0,
  logLevel: 'silent',
  web: loadWebApp(inRepository('apps/web/dist')),
})
const host = new URL(env.publicUrl).host
const cookies = {
  admin: await signIn('/api/auth/login', { username: owner.email, password: DEMO_PASSWORD }),
  client: await signIn('/api/auth/jwt/login', { email: CLIENT, password: DEMO_PASSWORD }),
}
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address: app.listeningOrigin, host, cookies })
process.on('message', () => {
  const { system, user } = process.cpuUsage()
  process.send?.({ cpu: system + user })
})
process.on('disconnect', () => process.exit())

async function signIn(url: string, payload: object): Promise<string> {
  const response = await app.inject({ method: 'POST', url, headers: { host }, payload })
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
