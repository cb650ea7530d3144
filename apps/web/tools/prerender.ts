// The last step of the build: turns `dist` into the files that the server sends. Needs no network and no server.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOfPages, readBuiltSite } from './prerender/built-site.ts'
import {
  composePage,
  composeShell,
  inlineScripts,
  personalPageParts,
  sheetTag,
} from './prerender/compose-page.ts'
import { compressAssets } from './prerender/compress-assets.ts'
import { drawImages } from './prerender/draw-images.ts'

const FONT = 'src/assets/bricolage-grotesque-latin.woff2'
const NO_INDEX = '<meta name="robots" content="noindex"/>'
const SHELL = 'pages/shell.html'
/** Its token, without which it is another page, may be known to the browser alone. */
const NOT_RENDERED = '/reset-password'
/** Its open times change: it is rendered for each reader, and the file has none. */
const ALSO_RENDERED = '/schedule'

const web = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV = 'production' // the same React as in the browser
const site = await readBuiltSite(web)
const { dist, entry } = site

/** The file for each address; the first match counts. Paths are relative to `dist`. The server fills in the origin. */
const answers: { address: string; file: string; status: number; personal?: true }[] = []
const scripts = new Set<string>()
const headings = new Map<string, string>()

for (const { path, route = path, status = 200 } of entry.prerenderedPages) {
  const rendered = await entry.renderPage(path)
  const page = composePage(site, rendered)
  const isFound = !page.includes(NO_INDEX)
  if (isFound !== (status === 200))
    throw new Error(`${path} has the status ${status}, but its head says otherwise`)
  if (isFound) headings.set(path, headingOf(path, rendered.html))
  const kind = path === ALSO_RENDERED ? ({ personal: true } as const) : {}
  writeAnswer(`pages${path === '/' ? '/home' : path}.html`, page, route, status, kind)
}
const shell = composeShell(site)
const prerendered = new Set(answers.map(({ address }) => address))
for (const address of entry.knownAddresses())
  if (!prerendered.has(address))
    writeAnswer(SHELL, shell, address, 200, address === NOT_RENDERED ? {} : { personal: true })
const parts = personalPageParts(site)
for (const script of inlineScripts(parts.join(''))) scripts.add(script)
const sheets = Object.fromEntries(site.sheets.map((sheet) => [sheet, sheetTag(site, sheet)]))
writeFileSync(join(dist, 'renderer', 'plan.json'), JSON.stringify({ parts, ...filesOfPages(site), sheets }))
writeAnswer('robots.txt', entry.robotsTxt())
writeAnswer('llms.txt', entry.llmsTxt())
writeAnswer('sitemap.xml', entry.sitemapXml([...headings.keys()]))
writeFileSync(join(dist, 'site.webmanifest'), entry.webManifest())

const placeholder = entry.PUBLIC_URL_PLACEHOLDER
writeFileSync(
  join(dist, 'site.json'),
  JSON.stringify({ placeholder, scriptHashes: [...scripts].map(hashOf), answers }),
)
await drawImages(site, join(web, FONT), headings)
await compressAssets(dist)
for (const leftover of ['index.html', '.vite']) rmSync(join(dist, leftover), { recursive: true })

function writeAnswer(
  file: string,
  text: string,
  address = `/${file}`,
  status = 200,
  kind: { personal?: true } = {},
) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
  for (const script of inlineScripts(text)) scripts.add(script)
  answers.push({ address, file, status, ...kind })
}

function headingOf(path: string, html: string) {
  const [, inner] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  if (!inner) throw new Error(`${path} has no heading`)
  return inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
