import { chromium } from '@playwright/test'
import { importBenchPackage } from '../provision/import-bench-package.ts'
import { type Figures, type LighthouseResult, medianRow, readFigures, whole } from './lighthouse-figures.ts'
import { portalPages } from './lighthouse-pages.ts'
import { printTable } from './print-table.ts'
import { openChromium } from './running-chromium.ts'
import { startSite } from './running-site.ts'
import { serveStaticTwins } from './static-twin.ts'

interface Lighthouse {
  default(
    url: string,
    flags: {
      port: number
      logLevel: 'error'
      onlyCategories: string[]
      throttlingMethod: Throttling
      /** Keeps what the browser has cached. */
      disableStorageReset: boolean
    },
  ): Promise<{ lhr: LighthouseResult } | undefined>
}

type Throttling = 'devtools' | 'simulate'

const PATHS = ['/', '/small-business']
const ROUNDS = 5
const PORTAL_ROUNDS = 3
const SETTLE_MS = 1500
const HEAD = ['', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'KiB']

/**
 * Compares public pages to plain ones, then measures every page for people with an account; with `paths`, only the latter at
 * these addresses, in which `ID` stands for the demo's.
 */
export async function benchLighthouse(paths: string[]): Promise<void> {
  const site = await startSite()
  try {
    if (paths.length === 0) await benchPublicPages(site.address)
    await benchPortalPages(site.address, paths)
  } finally {
    await site.stop()
  }
}

/**
 * On the demo data, with a session: mobile, a slow connection and processor simulated. With an empty cache, and for the
 * last column as the second page, after the portal's home.
 */
async function benchPortalPages(address: string, paths: string[]): Promise<void> {
  const rows: string[][] = []
  const pages = await portalPages(address)
  const wanted = paths.length === 0 ? pages : pages.filter(({ path }) => paths.includes(nameOf(path)))
  for (const { cookie, home, path } of wanted) {
    const url = address + path
    await (await fetch(url, { headers: { cookie } })).text()
    const conditions: Conditions = { throttling: 'simulate', cookie }
    const [cold, warm]: [Figures[], Figures[]] = [[], []]
    while (warm.length < PORTAL_ROUNDS) {
      cold.push(await measureWithRetries(url, conditions))
      warm.push(await measureWithRetries(url, { ...conditions, visited: address + home }))
    }
    rows.push([nameOf(path), ...medianRow(cold), whole(warm, 'lcp')])
  }
  const title = `Lighthouse, mobile, simulated throttling, signed in, median of ${PORTAL_ROUNDS}`
  printTable(title, [...HEAD, 'second page: LCP ms'], rows)
}

/** The address without what differs from site to site. */
function nameOf(path: string): string {
  return path.replace(/[?].*key=.*/, '').replace(/[0-9a-f-]{36}/, 'ID')
}

/**
 * Compares public pages to plain ones with the same text, alternating, so that both see the same load on the machine.
 */
async function benchPublicPages(address: string): Promise<void> {
  const twins = await serveStaticTwins(address, PATHS)
  try {
    const pages = PATHS.flatMap((path) => [
      { name: path, url: address + path, runs: [] as Figures[] },
      { name: `${path}, by hand`, url: twins.address + path, runs: [] as Figures[] },
    ])
    // Warms up the servers, because first answers differ.
    for (const { url } of pages) await (await fetch(url)).text()
    for (let round = 0; round < ROUNDS; round++) {
      for (const { runs, url } of pages) runs.push(await measureWithRetries(url, { throttling: 'devtools' }))
    }
    printTable(
      `Lighthouse, mobile, applied throttling, median of ${ROUNDS}`,
      HEAD,
      pages.map(({ name, runs }) => [name, ...medianRow(runs)]),
    )
  } finally {
    await twins.stop()
  }
}

interface Conditions {
  throttling: Throttling
  /** The session of who opens the page, as a header. */
  cookie?: string
  /** Opened before, so that the browser has its files. */
  visited?: string
}

/** Retries, because a run on a busy machine may never find it idle. */
async function measureWithRetries(url: string, how: Conditions, tries = 5): Promise<Figures> {
  try {
    return await measure(url, how)
  } catch (error) {
    if (tries === 1) throw error
    return measureWithRetries(url, how, tries - 1)
  }
}

async function measure(url: string, conditions: Conditions): Promise<Figures> {
  const { default: lighthouse } = await importBenchPackage<Lighthouse>('lighthouse', '13.5.0')
  const browser = await openChromium()
  try {
    await prepareProfile(browser.port, url, conditions)
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: conditions.throttling,
      disableStorageReset: conditions.visited !== undefined,
    })
    if (!result) throw new Error(`Lighthouse returned no report for ${url}`)
    return readFigures(result.lhr)
  } finally {
    await browser.close()
  }
}

/**
 * Gives the browser's own profile the session, and opens the page `visited` there until it has loaded everything but its
 * open stream.
 */
async function prepareProfile(
  port: number,
  url: string,
  { cookie = '', visited }: Conditions,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [profile] = browser.contexts()
  if (!profile) throw new Error('The browser has no profile')
  // Cookies named `__Host-` are taken from an address with TLS alone, and sent to this machine without.
  const secure = { url: new URL('/', url).href.replace('http:', 'https:'), secure: true }
  for (const pair of cookie.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=')
    await profile.addCookies([{ name, value, ...secure, httpOnly: name.startsWith('__Host-') }])
  }
  if (visited) {
    const page = await profile.newPage()
    await page.goto(visited, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    await page.close()
  }
  await browser.close()
}
