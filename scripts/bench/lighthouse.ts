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

/** Public pages beside hand-written ones of the same text, by turns, so that both see the machine in the same mood. */
export async function benchLighthouse(): Promise<void> {
  const site = await startSite()
  const twins = await serveStaticTwins(site.address, PATHS)
  try {
    const pages = PATHS.flatMap((path) => [
      { name: path, url: site.address + path, runs: [] as Figures[] },
      { name: `${path}, by hand`, url: twins.address + path, runs: [] as Figures[] },
    ])
    // The first answer of a server is not that of the others.
    for (const { url } of pages) await (await fetch(url)).text()
    for (let round = 0; round < ROUNDS; round++) {
      for (const { runs, url } of pages) runs.push(await measureInPeace(url))
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

/** On a machine that is busy with something else a run may never find an idle moment: it is taken again. */
async function measureInPeace(url: string, tries = 5): Promise<Figures> {
  try {
    return await measure(url)
  } catch (error) {
    if (tries === 1) throw error
    return measureInPeace(url, tries - 1)
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
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
    return readFigures(result.lhr)
  } finally {
    await browser.close()
  }
}
