import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { autocannon } from './autocannon.ts'
import { median } from './median.ts'
import { printTable } from './print-table.ts'

const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
const SERVER = fileURLToPath(new URL('demo-server.ts', import.meta.url))

const page = (limit: number) => encodeURIComponent(JSON.stringify({ limit }))
const screens: { name: string; who: 'admin' | 'client'; path: string; connections?: number }[] = [
  { name: "an administrator's dashboard", who: 'admin', path: '/trpc/admin.dashboard.get' },
  { name: "a client's dashboard", who: 'client', path: '/trpc/portal.dashboard' },
  { name: 'people, 20', who: 'admin', path: '/api/users?limit=20' },
  { name: 'invoices, 20', who: 'admin', path: `/trpc/portal.invoices.list?input=${page(20)}` },
  { name: "a client's projects", who: 'client', path: `/trpc/portal.projects.list?input=${page(24)}` },
  // As many as are rendered at once; more would get the shell.
  { name: "a page: an administrator's dashboard", who: 'admin', path: '/portal/admin', connections: 8 },
  { name: "a page: a client's dashboard", who: 'client', path: '/portal', connections: 8 },
]

/** The dashboards and lists that people open most, on the demo's data. They take turns. */
export async function benchDashboardRead(database: string, url: string): Promise<void> {
  const child = fork(SERVER, [url], { env: { ...process.env, NODE_ENV: 'production' } })
  const [server] = await once(child, 'message')
  const measured = screens.map((screen) => ({ ...screen, rates: [0], micros: [0], errors: 0 }))
  for (let round = -1; round < ROUNDS; round++) {
    for (const screen of measured) {
      const { connections = CONNECTIONS, path, who } = screen
      const before = await cpuMicros(child)
      const { non2xx, requests } = await autocannon({
        url: `${server.address}${path}`,
        connections,
        headers: { cookie: server.cookies[who], host: server.host },
        duration: SECONDS,
      })
      if (round < 0) continue
      screen.rates[round] = requests.average
      screen.micros[round] = ((await cpuMicros(child)) - before) / requests.total
      screen.errors += non2xx
    }
  }
  printTable(
    `${database}: the demo's data, ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
    ['', 'per second', 'CPU per call', 'errors'],
    measured.map(({ errors, micros, name, rates }) => [
      name,
      Math.round(median(rates)).toLocaleString('en-US'),
      `${Math.round(median(micros))} µs`,
      String(errors),
    ]),
  )
  child.disconnect()
  await once(child, 'exit')
}

/** The CPU time used so far, as reported by the server process. */
async function cpuMicros(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ cpu }] = await answer
  return cpu
}
