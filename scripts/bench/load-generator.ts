// The browsers of many people, in a process of their own: it is told whom to play, and tells how long they waited.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { createLatencies, type Quantiles } from './latencies.ts'
import { type PortalUser, viewsOf } from './portal-views.ts'

export interface Load {
  address: string
  users: PortalUser[]
  /** How often each of them opens a page. */
  everyMs: number
  seconds: number
}

export interface LoadFigures {
  views: number
  calls: number
  requests: number
  /** Calls whose request was answered by another status than 200, or not at all, by what came instead. */
  errors: Record<string, number>
  call: Quantiles
  view: Quantiles
  cpuSeconds: number
}

type Request = ReturnType<typeof viewsOf>[number][number]
type Browser = ReturnType<typeof openBrowser>

/** As long as a browser keeps a connection open, and as many as it opens. */
const AGENT = { keepAlive: true, maxSockets: 6 } as const
const ANSWER_LIMIT_MS = 30_000
const FINE = 200

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

function openBrowser({ cookie, projectId }: PortalUser) {
  return { agent: new Agent(AGENT), cookie, views: viewsOf({ projectId }) }
}

/** Every view at its moment, spread evenly over the people, however late the answers to earlier ones are. */
async function openViews(browsers: Browser[]): Promise<void> {
  const { everyMs, seconds } = load
  const began = performance.now()
  const wanted = Math.floor((seconds * 1000 * browsers.length) / everyMs)
  const open: Promise<void>[] = []
  for (let n = 0; n < wanted; n++) {
    const dueAt = began + (n * everyMs) / browsers.length
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
 * One request after the other, as the screens ask. The first counts from the moment when the view was due, the others
 * from the answer before; the view from when it was due until its last answer.
 */
async function openView({ agent, cookie }: Browser, view: Request[], dueAt: number): Promise<void> {
  let askedAt = dueAt
  for (const { calls, path } of view) {
    const outcome = await ask(path, { agent, cookie })
    const answeredAt = performance.now()
    done.requests++
    for (let call = 0; call < calls; call++) callTimes.add(answeredAt - askedAt)
    if (outcome === FINE) done.calls += calls
    else errors[outcome] = (errors[outcome] ?? 0) + calls
    askedAt = answeredAt
  }
  viewTimes.add(askedAt - dueAt)
  done.views++
}

/** The status of the answer once all of it is here, or what went wrong with the connection. */
function ask(path: string, { agent, cookie }: Pick<Browser, 'agent' | 'cookie'>): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { cookie, accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }
    const request = get(load.address + path, { agent, headers, timeout: ANSWER_LIMIT_MS }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', (error) => resolve(error.message))
      response.resume()
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
  })
}
