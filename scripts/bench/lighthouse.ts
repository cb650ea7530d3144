import { importBenchPackage } from '../provision/import-bench-package.ts'
import { type Figures, type LighthouseResult, median, readFigures } from './lighthouse-figures.ts'
import { printTable } from './print-table.ts'
import { openChromium } from './running-chromium.ts'
import { startSite } from './running-site.ts'
import { serveStaticTwins } from './static-twin.ts'

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[]; throttlingMethod: 'devtools' },
  ): Promise<{ lhr: LighthouseResult } | undefined>
}

const PATHS = ['/', '/small-business']
const ROUNDS = 5

/**
 * Compares public pages to plain ones with the same text, alternating, so that both see the same load on the machine.
 */
export async function benchLighthouse(): Promise<void> {
  const site = await startSite()
  const twins = await serveStaticTwins(site.address, PATHS)
  try {
    const pages = PATHS.flatMap((path) => [
      { name: path, url: site.address + path, runs: [] as Figures[] },
      { name: `${path}, by hand`, url: twins.address + path, runs: [] as Figures[] },
    ])
    // Warms up the servers, because first answers differ.
    for (const { url } of pages) await (await fetch(url)).text()
    for (let round = 0; round < ROUNDS; round++) {
      for (const { runs, url } of pages) runs.push(await measureWithRetries(url))
    }
    printTable(
      `Lighthouse, mobile, applied throttling, median of ${ROUNDS}`,
      ['', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB'],
      pages.map(({ name, runs }) => [name, ...median(runs)]),
    )
  } finally {
    await twins.stop()
    await site.stop()
  }
}

/** Retries, because a run on a busy machine may never find it idle. */
async function measureWithRetries(url: string, tries = 5): Promise<Figures> {
  try {
    return await measure(url)
  } catch (error) {
    if (tries === 1) throw error
    return measureWithRetries(url, tries - 1)
  }
}

async function measure(url: string): Promise<Figures> {
  const { default: lighthouse } = await importBenchPackage<Lighthouse>('lighthouse', '13.5.0')
  const browser = await openChromium()
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    })
    if (!result) throw new Error(`Lighthouse returned no report for ${url}`)
    return readFigures(result.lhr)
  } finally {
    await browser.close()
  }
}
