import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawText } from './text-outlines.ts'

/** The exports of `src/prerender/entry.ts`. It is imported from its build, which has no types. */
export interface SiteEntry {
  PUBLIC_URL_META: string
  PUBLIC_URL_PLACEHOLDER: string
  ARRIVAL_ID: string
  SOCIAL_IMAGE: { width: number }
  socialImagePath(path: string): string
  faviconSvg(): string
  tabIcon: string
  icons: { file: string; size: number; svg: string }[]
  webManifest(): string
  prerenderedPages: { path: string; route?: string; status?: number }[]
  knownAddresses(): string[]
  routeIds(): string[]
  renderPage(path: string): Promise<{ html: string; routeIds: string[] }>
  llmsTxt(): string
  robotsTxt(): string
  sitemapXml(paths: string[]): string
  socialImageSvg(title: string, drawText: DrawText): string
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Reads the results of the two preceding builds: the browser's in `dist`, and the renderer's in its folder `renderer`. */
export async function readBuiltSite(web: string) {
  const dist = join(web, 'dist')
  const entry: SiteEntry = await import(pathToFileURL(join(dist, 'renderer', 'entry.js')).href)
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  return { dist, entry, template, manifest, sheets }
}

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

/** The first script, then those of the given routes, each after what it imports; styles in the order in which they apply. */
export function filesOf({ manifest }: BuiltSite, routeIds: string[]) {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) styles.add(sheet)
  }
  // A rendered page starts with it, and it imports what the bundler put into files of its own.
  const entry = manifest['index.html']?.file
  if (entry) scripts.add(entry)
  visit('index.html')
  for (const id of routeIds) for (const key of splitParts(manifest, id)) visit(key)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The files of the first chunk, and those that each route adds, by the route's id. */
export function filesOfPages(site: BuiltSite) {
  const first = filesOf(site, [])
  const routes = Object.fromEntries(
    site.entry.routeIds().map((id) => {
      const own = filesOf(site, [id])
      const beyond = (kind: 'scripts' | 'styles') => own[kind].filter((file) => !first[kind].includes(file))
      return [id, { scripts: beyond('scripts'), styles: beyond('styles') }]
    }),
  )
  return { first, routes }
}

/** The manifest keys of the component chunks that the router's plugin split off from a route. */
function splitParts(manifest: BuiltSite['manifest'], routeId: string) {
  const files = [`${routeId}.tsx`, `${routeId}index.tsx`, `${routeId}/route.tsx`]
  return Object.keys(manifest).filter((key) =>
    files.some((file) => key.startsWith(`src/routes${file}?tsr-split=`) && /component/.test(key)),
  )
}
