import type { Database } from '@tallgrass/db'
import { checkTotals } from './check-totals.ts'
import { growBusiness } from './grow-business.ts'
import { requests } from './large-requests.ts'
import { printTable } from './print-table.ts'
import { type Business, openBusiness } from './running-business.ts'

const ROUNDS = 41
const WARM_UP = 5
const CLIENTS = 2000
/** The goals: the maximum ratio of a response time to that on the demo data, and the maximum time in milliseconds. */
const MAX_RATIO = 2
const MAX_MS = 25

type Ask = () => Promise<void>

/** The name of its database. */
export const LARGE = 'tallgrass_bench_large'

/**
 * Compares every list, dashboard, sum and search on the demo data to a business with 2,000 clients, 20,000 projects, 200,000
 * tasks, 60,000 invoices and 500,000 audit rows, or so many times as large.
 */
export async function benchLargeBusiness(
  urls: { demo: string; large: string },
  { times }: { times: number },
): Promise<void> {
  const businesses = { demo: await openBusiness(urls.demo), large: await openBusiness(urls.large) }
  try {
    await ensureGrown(businesses.large.pool, CLIENTS * times)
    await compareBusinesses(businesses)
  } finally {
    await businesses.demo.close()
    await businesses.large.close()
  }
}

/** Makes the clients, unless an earlier run left exactly them. */
async function ensureGrown(pool: Database['pool'], clients: number): Promise<void> {
  const words = `${clients.toLocaleString('en-US')} clients`
  const { rows } = await pool.query<{ left: string | null }>(
    `select shobj_description(oid, 'pg_database') as left from pg_database where datname = current_database()`,
  )
  const left = rows[0]?.left ?? undefined
  if (left !== undefined && left !== words)
    throw new Error(`The database ${LARGE} has ${left}. Drop it, or measure these.`)
  if (left === undefined) {
    const startedAt = performance.now()
    await pool.query(`comment on database ${LARGE} is 'unfinished ${words}'`)
    await growBusiness(pool, { clients, history: true })
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`${words} made in ${seconds} s.`)
    await pool.query(`comment on database ${LARGE} is '${words}'`)
  }
  await checkTotals(pool)
  console.log('The totals are those of the rows.')
}

/** Prints the response times of both. */
async function compareBusinesses({ demo, large }: { demo: Business; large: Business }): Promise<void> {
  const rows: string[][] = []
  for (const who of ['admin', 'client'] as const) {
    for (const [name, path] of Object.entries(requests[who])) {
      const [small, big] = await measure([() => demo.ask(who, path), () => large.ask(who, path)])
      rows.push([name, small.toFixed(1), big.toFixed(1), (big / small).toFixed(1), verdict(small, big)])
    }
  }
  const title = `A large business on PostgreSQL: ms, lower quartile of ${ROUNDS}`
  printTable(title, ['', 'demo', 'large', 'ratio', ''], rows)
  const above = rows.filter(([, , , , said]) => said !== '').length
  console.log(`${above} of ${rows.length} calls are above ${MAX_RATIO} × or ${MAX_MS} ms.`)
}

function verdict(small: number, big: number): string {
  const above = [big / small > MAX_RATIO && `${MAX_RATIO} ×`, big > MAX_MS && `${MAX_MS} ms`].filter(Boolean)
  return above.length > 0 ? `above ${above.join(' and ')}` : ''
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
