import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { autocannon } from './autocannon.ts'
import { printTable } from './print-table.ts'

const SECONDS = 4
const CONNECTIONS = 32
const SERVER = fileURLToPath(new URL('layer-server.ts', import.meta.url))

const measurements = [
  { name: 'bare Fastify', layer: 'bare', path: '/', calls: 1 },
  { name: '+ pg, prepared select by key', layer: 'pg', path: '/', calls: 1 },
  { name: '+ Kysely', layer: 'kysely', path: '/', calls: 1 },
  { name: 'session check by REST', layer: 'product', path: '/api/auth/session', calls: 1 },
  { name: 'session check by tRPC', layer: 'product', path: '/trpc/auth.session', calls: 1 },
  { name: 'the same, batch of 5 (calls)', layer: 'product', path: `/trpc/${batchOf(5)}`, calls: 5 },
]

/** Requests per second of each layer on one database, compared to the bare server and to plain `pg`. */
export async function benchHttpLayers(database: string, url: string): Promise<void> {
  const rates: { name: string; rate: number; errors: number }[] = []
  for (const { calls, layer, name, path } of measurements) {
    const child = fork(SERVER, [layer, url], { env: { ...process.env, NODE_ENV: 'production' } })
    const [{ address, cookie }] = await once(child, 'message')
    const options = {
      url: `${address}${path}`,
      connections: CONNECTIONS,
      headers: { cookie, host: 'localhost:3000' },
    }
    await autocannon({ ...options, duration: 1 })
    const { non2xx, requests } = await autocannon({ ...options, duration: SECONDS })
    rates.push({ name, rate: requests.average * calls, errors: non2xx })
    child.kill()
    await once(child, 'exit')
  }
  const [bare, byHand] = rates
  printTable(
    `${database}: calls per second, ${CONNECTIONS} connections`,
    ['', 'per second', 'vs. bare', 'vs. pg', 'errors'],
    rates.map(({ errors, name, rate }) => [
      name,
      Math.round(rate).toLocaleString('en-US'),
      ratio(rate, bare?.rate),
      ratio(rate, byHand?.rate),
      String(errors),
    ]),
  )
}

function ratio(rate: number, to = rate): string {
  return (rate / to).toFixed(2)
}

function batchOf(calls: number): string {
  return `${Array(calls).fill('auth.session').join(',')}?batch=1&input=%7B%7D`
}
