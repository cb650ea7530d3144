import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { autocannon } from './autocannon.ts'
import { median } from './median.ts'
import { printTable } from './print-table.ts'

const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
const SERVER = fileURLToPath(new URL('layer-server.ts', import.meta.url))
const INPUT = encodeURIComponent('{"limit":20}')

const variants = [
  { name: 'Fastify + pg by hand', layer: 'list', path: '/' },
  { name: 'REST', layer: 'product', path: '/api/users?limit=20' },
  { name: 'tRPC, one call', layer: 'product', path: `/trpc/admin.users.list?input=${INPUT}` },
  {
    name: 'tRPC, a batch of one',
    layer: 'product',
    path: `/trpc/admin.users.list?batch=1&input=${batch(1)}`,
  },
]

/**
 * An administrator reads a list of 20: the same two queries in plain code and in the product. The variants alternate,
 * so that other load on the machine affects all of them equally.
 */
export async function benchListRead(database: string, url: string): Promise<void> {
  const servers: MeasuredServer[] = []
  for (const variant of variants)
    servers.push({ ...variant, ...(await start(variant.layer, url)), rates: [], micros: [], errors: 0 })
  for (const server of servers) await load(server, 2)
  for (let round = 0; round < ROUNDS; round++) for (const server of servers) await measure(server)
  const [byHand] = servers
  printTable(
    `${database}: a list of 20 for an administrator, ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
    ['', 'per second', 'vs. by hand', 'CPU per call', 'errors'],
    servers.map(({ errors, micros, name, rates }) => [
      name,
      Math.round(median(rates)).toLocaleString('en-US'),
      median(rates.map((rate, round) => rate / (byHand?.rates[round] ?? rate))).toFixed(2),
      `${Math.round(median(micros))} µs`,
      String(errors),
    ]),
  )
  for (const { child } of servers) {
    child.kill()
    await once(child, 'exit')
  }
}

interface MeasuredServer {
  name: string
  child: ChildProcess
  address: string
  cookie: string
  path: string
  rates: number[]
  micros: number[]
  errors: number
}

async function start(layer: string, url: string) {
  const child = fork(SERVER, [layer, url], { env: { ...process.env, NODE_ENV: 'production' } })
  const [{ address, cookie }] = await once(child, 'message')
  return { child, address, cookie }
}

async function measure(server: MeasuredServer): Promise<void> {
  const before = await cpuMicros(server.child)
  const { non2xx, requests } = await load(server, SECONDS)
  const after = await cpuMicros(server.child)
  server.rates.push(requests.average)
  server.micros.push((after - before) / requests.total)
  server.errors += non2xx
}

function load({ address, cookie, path }: MeasuredServer, duration: number) {
  return autocannon({
    url: `${address}${path}`,
    connections: CONNECTIONS,
    headers: { cookie, host: 'localhost:3000' },
    duration,
  })
}

/** The CPU time used so far, as reported by the server process. */
async function cpuMicros(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ cpu }] = await answer
  return cpu
}

function batch(calls: number): string {
  return encodeURIComponent(JSON.stringify(Object.fromEntries(Array(calls).fill({ limit: 20 }).entries())))
}
