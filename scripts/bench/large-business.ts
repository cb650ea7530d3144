import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@tallgrass/server/app.ts'
import { createContainer } from '@tallgrass/server/container.ts'
import { loadDemoData } from '@tallgrass/server/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD, owner } from '@tallgrass/server/demo-data/people.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { growBusiness } from './grow-business.ts'
import { printTable } from './print-table.ts'

const ROUNDS = 41
const WARM_UP = 5
/** Rows that a screen shows at a time. */
const PAGE = 20
const CLIENT = 'client@tallgrass.example'
const CLIENTS = 2000
/** The maximum ratio of a response time to that on the demo data. */
const MAX_RATIO = 3

type Ask = () => Promise<void>

const portal = (call: string, input: object) =>
  `/trpc/portal.${call}?input=${encodeURIComponent(JSON.stringify(input))}`
const list = (input: object) => portal('projects.list', { limit: PAGE, ...input })
const clients = (call: string, input: object) =>
  `/trpc/admin.clients.${call}?input=${encodeURIComponent(JSON.stringify(input))}`
const bills = (input: object) => portal('invoices.list', { limit: PAGE, ...input })

/** The requests that screens make when they open; `ID` stands for a project of the client, `CLIENT` for the client. */
const requests = {
  admin: {
    'admin dashboard': '/trpc/admin.dashboard.get',
    'project counters': '/trpc/admin.projects.counts',
    'projects, newest first': list({}),
    'projects by name': list({ sort: 'name' }),
    'projects by target date': list({ sort: 'target' }),
    'projects, one status': list({ status: 'REVIEW' }),
    'projects, one status by name': list({ status: 'REVIEW', sort: 'name' }),
    'projects, a search that finds one': list({ search: 'storm season' }),
    'projects, a search that finds many': list({ search: 'o' }),
    'projects, a search that finds nothing': list({ search: 'no such project' }),
    'the same by name': list({ search: 'no such project', sort: 'name' }),
    'invoices, newest first': bills({}),
    'invoices by due date': bills({ sort: 'due' }),
    'invoices by amount': bills({ sort: 'amount' }),
    'invoices, one status by due date': bills({ status: 'OPEN', sort: 'due' }),
    'invoices, a search that finds one client': bills({ search: 'client1234@' }),
    'invoices, a search that finds nothing': bills({ search: 'no such invoice' }),
    'the sums of invoices': '/trpc/portal.invoices.summary',
    'clients by name': clients('list', { limit: PAGE }),
    'clients, newest first': clients('list', { limit: PAGE, sort: 'newest' }),
    'clients by open amount': clients('list', { limit: PAGE, sort: 'open' }),
    'clients, a search that finds many': clients('list', { limit: PAGE, search: 'o' }),
    'clients, a search that finds nothing': clients('list', { limit: PAGE, search: 'no such client' }),
    'possible duplicates': '/trpc/admin.clients.duplicates',
    'the page of a client': clients('get', { id: 'CLIENT' }),
    'people, newest first': `/api/users?limit=${PAGE}`,
    'people, a search that finds nothing': `/api/users?limit=${PAGE}&search=nosuchperson`,
    'audit, newest first': `/trpc/admin.audit.list?input=${encodeURIComponent(`{"limit":${PAGE}}`)}`,
    'history of a project': `/trpc/admin.projects.history?input=${encodeURIComponent('{"id":"ID"}')}`,
  },
  client: {
    'client dashboard': '/trpc/portal.dashboard',
    'who has access': '/trpc/portal.company.get',
    "a client's projects": list({}),
    'the same by name': list({ sort: 'name' }),
    'one project': '/api/projects/ID',
    'its tasks': '/api/projects/ID/tasks',
    'its checklist': '/api/projects/ID/checklist',
    'its costs': '/api/projects/ID/costs',
    'the sums of its costs': portal('projects.costTotals', { id: 'ID' }),
    'its tools': '/api/projects/ID/tools',
    'its invoices': '/api/projects/ID/invoices',
    "a client's invoices": bills({}),
    'the same by due date': bills({ sort: 'due' }),
    'the sums of their invoices': '/trpc/portal.invoices.summary',
  },
}

/**
 * Compares every list and dashboard on the demo data to 2,000 clients, 20,000 projects, 200,000 tasks and 60,000
 * invoices.
 */
export async function benchLargeBusiness(urls: { demo: string; large: string }): Promise<void> {
  const demo = await openBusiness(urls.demo)
  const large = await openBusiness(urls.large)
  try {
    await growBusiness(large.pool, { clients: CLIENTS })
    const rows: string[][] = []
    for (const who of ['admin', 'client'] as const) {
      for (const [name, path] of Object.entries(requests[who])) {
        const [small, big] = await measure([() => demo.ask(who, path), () => large.ask(who, path)])
        rows.push([name, small.toFixed(1), big.toFixed(1), (big / small).toFixed(1), verdict(big / small)])
      }
    }
    const title = `A large business on PostgreSQL: ms, lower quartile of ${ROUNDS}`
    printTable(title, ['', 'demo', 'large', 'ratio', ''], rows)
  } finally {
    await demo.close()
    await large.close()
  }
}

function verdict(ratio: number): string {
  return ratio > MAX_RATIO ? `above ${MAX_RATIO}` : ''
}

async function openBusiness(url: string) {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: directory, RATE_LIMITS: '0' })
  const container = await createContainer(env, { worker: false })
  await loadDemoData(container)
  const options = { production: true, trustProxy: 0, logLevel: 'silent', web: undefined } as const
  const app = await buildApp({ services: container, ...options })
  const host = new URL(env.publicUrl).host

  async function signIn(path: string, body: object): Promise<string> {
    const response = await app.inject({ method: 'POST', url: path, headers: { host }, payload: body })
    return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const cookies = {
    admin: await signIn('/api/auth/login', { username: owner.email, password: DEMO_PASSWORD }),
    client: await signIn('/api/auth/jwt/login', { email: CLIENT, password: DEMO_PASSWORD }),
  }
  const projects = await app.inject({ url: '/api/projects', headers: { host, cookie: cookies.client } })
  const [{ id }] = projects.json()
  const { rows } = await container.database.pool.query<{ id: string }>(
    'select organization_id as id from users where email = $1',
    [CLIENT],
  )

  return {
    pool: container.database.pool,
    async ask(who: 'admin' | 'client', path: string): Promise<void> {
      const address = {
        url: path.replace('CLIENT', rows[0]?.id ?? '').replace('ID', id),
        headers: { host, cookie: cookies[who] },
      }
      const { body, statusCode } = await app.inject(address)
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`)
    },
    async close() {
      await app.close()
      await container.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** Alternates between the two, so that other load on the machine slows both equally. */
async function measure(asks: [Ask, Ask]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [n, ask] of asks.entries()) {
      const startedAt = performance.now()
      await ask()
      if (round >= 0) times[n]?.push(performance.now() - startedAt)
    }
  }
  const [demo, large] = times
  return [lowerQuartile(demo), lowerQuartile(large)]
}

/** The lower quartile: slower answers reflect other load on the machine. */
function lowerQuartile(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
}
