import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../provision/chromium.ts'
import { median } from './median.ts'
import { printTable } from './print-table.ts'
import { startSite } from './running-site.ts'

const PASSWORD = 'Prairie2026!'
const ROUNDS = 3
const PROCESSOR = 4
/** People point at a link for about this long before they press. */
const POINTING_MS = 300
/** Slow 4G, as in Lighthouse. */
const SLOW_LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 76_800, offline: false }

const portals = [
  { email: 'client@tallgrass.example', home: '/portal', navigation: 'Client portal' },
  { email: 'admin@tallgrass.example', home: '/portal/admin', navigation: 'Admin portal' },
]

/** From a click on a screen's link, which is used for the first time, until that screen shows its data. */
export async function benchMoves(): Promise<void> {
  const site = await startSite()
  const browser = await chromium.launch(await findChromium())
  try {
    const rows: string[][] = []
    for (const portal of portals) {
      const local = await moveThrough(browser, site.address, portal, { isSlow: false })
      const slow = await moveThrough(browser, site.address, portal, { isSlow: true })
      for (const [path, times] of local)
        rows.push([path, ...[times, slow.get(path) ?? []].map((each) => median(each).toFixed(0))])
    }
    const title = `Moving to a screen, processor ${PROCESSOR} × slower, median of ${ROUNDS}, ms`
    printTable(title, ['', 'local network', 'slow 4G'], rows)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The times to each screen of the navigation, in milliseconds. Each round begins with an empty cache. */
async function moveThrough(
  browser: Browser,
  address: string,
  { email, home, navigation }: (typeof portals)[number],
  { isSlow }: { isSlow: boolean },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 } })
    await context.request.post('/api/auth/jwt/login', { data: { email, password: PASSWORD } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
    if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await page.goto(home, { waitUntil: 'networkidle' })
    const links = page.getByRole('navigation', { name: navigation }).locator('a[href^="/portal/"]')
    for (const link of (await links.all()).slice(1)) {
      const path = (await link.getAttribute('href')) ?? ''
      times.set(path, [...(times.get(path) ?? []), await timeOf(page, link)])
    }
    await context.close()
  }
  return times
}

// Runs in the page, of which these programs know no types.
const WATCH = `new Promise((resolve) => {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  const isWaiting = () => document.querySelector('main :is([aria-busy="true"], [class*="Skeleton"])') !== null
  document.addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (heading() && heading() !== before && !isWaiting()) resolve(performance.now() - timeStamp)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
})`

/** Milliseconds from the click until the next frame with the new screen's heading and without placeholders. */
async function timeOf(page: Page, link: Locator): Promise<number> {
  await link.hover()
  await page.waitForTimeout(POINTING_MS)
  const shown = page.evaluate<number>(WATCH)
  await link.click()
  return shown
}
