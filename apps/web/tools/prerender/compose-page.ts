import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, filesOf } from './built-site.ts'
import { RECORD, SHOW_TABS, START } from './inline-scripts.ts'

/** A few of them belong to a page, and compressed they take a third. */
const MAX_INLINE_BYTES = 16 * 1024

const ENTRY_SCRIPT = /\s*<script type="module"[^>]*><\/script>/
const ENTRY_STYLE = /\s*<link rel="stylesheet"[^>]*>/
// A preloaded font delays the first paint. Without the preload, the page first appears in the fallback font, which
// has the same metrics, and the styles load the web font.
const FONT_PRELOAD = /\s*<link rel="preload" as="font"[^>]*>/
const COMMENT = /\s*<!--[\s\S]*?-->/g
// React renders these tags first. They belong in the head.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/

/** The empty page in which the application renders everything that is not prerendered. */
export function composeShell(site: BuiltSite) {
  return withSiteLinks(site, site.template.replace(COMMENT, ''))
}

/** A complete page: head, styles and text, readable before any script runs. */
export function composePage(site: BuiltSite, { html, routeIds }: { html: string; routeIds: string[] }) {
  const { scripts, styles } = filesOf(site, routeIds)
  const [head = ''] = HEAD_TAGS.exec(html) ?? []
  const page = site.template
    .replace(COMMENT, '')
    .replace(FONT_PRELOAD, '')
    .replace(ENTRY_SCRIPT, '')
    .replace(
      ENTRY_STYLE,
      () => `\n    ${head}\n    ${styles.map((sheet) => inlined(site, sheet)).join('\n    ')}`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html.slice(head.length)}</div>\n    ${startOf(scripts)}`,
    )
  return withSiteLinks(site, page)
}

/**
 * A page that the server renders for its reader, cut where the server adds the head's tags and styles, the markup, the
 * data and the addresses of the scripts.
 */
export function personalPageParts(site: BuiltSite): string[] {
  const cut = '<!--cut-->'
  const page = site.template
    .replace(COMMENT, '')
    .replace(FONT_PRELOAD, '')
    .replace(ENTRY_SCRIPT, '')
    .replace(ENTRY_STYLE, `\n    ${cut}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${cut}</div>\n    <script type="application/json" id="${site.entry.ARRIVAL_ID}">${cut}</script>\n    ${startOf([cut])}`,
    )
  return withSiteLinks(site, page).replace(`/${cut}`, cut).split(cut)
}

/** The inline scripts of a page, which the Content-Security-Policy must allow. */
export function inlineScripts(page: string) {
  return [...page.matchAll(/<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
}

function startOf(scripts: string[]) {
  return `<script data-scripts="${scripts.map((file) => `/${file}`).join(' ')}">${RECORD}
${SHOW_TABS}
${START}</script>`
}

/** The tag of a style sheet in a page for one reader: a small one costs less inside it than as a request. */
export function sheetTag(site: BuiltSite, sheet: string) {
  const isSmall = statSync(join(site.dist, sheet)).size <= MAX_INLINE_BYTES
  return isSmall ? inlined(site, sheet) : `<link rel="stylesheet" href="/${sheet}">`
}

// Browsers do not fetch a disabled sheet. The link tells the bundler's loader that the sheet is already present.
function inlined({ dist }: BuiltSite, sheet: string) {
  const css = readFileSync(join(dist, sheet), 'utf8').trim()
  return `<style>${css}</style><link rel="stylesheet" href="/${sheet}" disabled>`
}

function withSiteLinks({ entry }: BuiltSite, page: string) {
  const links = [
    `<meta name="${entry.PUBLIC_URL_META}" content="${entry.PUBLIC_URL_PLACEHOLDER}">`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  return page.replace('<meta name="color-scheme"', (next) => `${links.join('\n    ')}\n    ${next}`)
}
