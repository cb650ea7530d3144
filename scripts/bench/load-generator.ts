// Simulates the browsers of many people, in a separate process: receives a Load message and answers with LoadFigures.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { createLatencies, type Quantiles } from './latencies.ts'
import { type PortalUser, viewsOf } from './portal-views.ts'

export interface Load {
  /** Of the processes of the site. Each person uses one of them. */
  addresses: string[]
  users: PortalUser[]
  /** The interval at which each of them opens a page. */
  everyMs: number
  seconds: number
}

export interface LoadFigures {
  views: number
  calls: number
  requests: number
  /** Calls not answered with status 200, by status or connection error. */
  errors: Record<string, number>
  call: Quantiles
  view: Quantiles
  cpuSeconds: number
}

type Request = ReturnType<typeof viewsOf>[number][number]
type Browser = ReturnType<typeof openBrowser>

/** Connections as in a browser. */
const AGENT = { keepAlive: true, maxSockets: 6 } as const
const REQUEST_TIMEOUT_MS = 30_000
const STATUS_OK = 200

const load: Load = (await once(process, 'message'))[0]
const callTimes = createLatencies()
const viewTimes = createLatencies()
const done = { views: 0, calls: 0, requests: 0 }
const errors: Record<string, number> = {}

await openViews(load.users.map(openBrowser))
const { system, user } = process.cpuUsage()
const figures: LoadFigures = {
  ...done,
  errors,
  call: callTimes.quantiles(),
  view: viewTimes.quantiles(),
  cpuSeconds: (system + user) / 1e6,
}
process.send?.(figures, () => process.exit())

function openBrowser({ cookie, projectId }: PortalUser, person: number) {
  const address = load.addresses[person % load.addresses.length]
  return { address, agent: new Agent(AGENT), cookie, views: viewsOf({ projectId }) }
}

/** Opens every view on time, spread evenly over the people, even if earlier answers are late. */
async function openViews(browsers: Browser[]): Promise<void> {
  const { everyMs, seconds } = load
  const startedAt = performance.now()
  const views = Math.floor((seconds * 1000 * browsers.length) / everyMs)
  const open: Promise<void>[] = []
  for (let n = 0; n < views; n++) {
    const dueAt = startedAt + (n * everyMs) / browsers.length
    const early = dueAt - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const person = n % browsers.length
    const turn = person + Math.floor(n / browsers.length)
    const browser = browsers[person]
    const view = browser?.views[turn % browser.views.length]
    if (browser && view) open.push(openView(browser, view, dueAt))
  }
  await Promise.all(open)
}

/**
 * Makes one request after the other, as the screens do. The first is timed from when the view was due, the others from
 * the previous answer, and the whole view from when it was due until its last answer.
 */
async function openView({ address, agent, cookie }: Browser, view: Request[], dueAt: number): Promise<void> {
  let sentAt = dueAt
  for (const { calls, path } of view) {
    const outcome = await ask(address + path, { agent, cookie })
    const answeredAt = performance.now()
    done.requests++
    for (let call = 0; call < calls; call++) callTimes.add(answeredAt - sentAt)
    if (outcome === STATUS_OK) done.calls += calls
    else errors[outcome] = (errors[outcome] ?? 0) + calls
    sentAt = answeredAt
  }
  viewTimes.add(sentAt - dueAt)
  done.views++
}

/** The status once the answer is complete, or the connection error. */
function ask(url: string, { agent, cookie }: Pick<Browser, 'agent' | 'cookie'>): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { cookie, accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }
    const request = get(url, { agent, headers, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', (error) => resolve(error.message))
      response.resume()
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
  })
}
