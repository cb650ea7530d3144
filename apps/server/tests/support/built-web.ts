import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { loadWebApp, type WebApp } from '../../src/plugins/web.ts'

export const PLACEHOLDER = 'https://public-url.invalid'
export const SCRIPT_HASH = "'sha256-bm90IGEgcmVhbCBoYXNoLCBidXQgaXQgbG9va3Mgc28='"
export const SCRIPT = 'console.log(1)'

/** The text of each built page. */
export const pages = {
  home: page(`<link rel="canonical" href="${PLACEHOLDER}/"><h1>Home</h1>`),
  product: page('<h1>Tallgrass SCORM</h1>'),
  unknownProduct: page('<h1>Product Not Found</h1>'),
  unknown: page('<h1>404 Page Not Found</h1>'),
  shell: page('<div id="root"></div>'),
}

const ANSWERS = [
  { address: '/', file: 'pages/home.html', status: 200 },
  { address: '/devlab/$slug', file: 'pages/unknownProduct.html', status: 404 },
  { address: '/devlab/tallgrass-scorm', file: 'pages/product.html', status: 200 },
  { address: '/$', file: 'pages/unknown.html', status: 404 },
  ...['/portal', '/portal/$', '/invite/accept', '/reset-password'].map((address) => ({
    address,
    file: 'pages/shell.html',
    status: 200,
  })),
  { address: '/robots.txt', file: 'robots.txt', status: 200 },
  { address: '/sitemap.xml', file: 'sitemap.xml', status: 200 },
]

/** A built web application with one file of each kind; deleted after the test file. */
export function builtWeb(): WebApp {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-web-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const files = {
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`pages/${name}.html`, text])),
    'site.json': JSON.stringify({
      placeholder: PLACEHOLDER,
      scriptHashes: [SCRIPT_HASH],
      answers: ANSWERS,
    }),
    'robots.txt': `Sitemap: ${PLACEHOLDER}/sitemap.xml`,
    'sitemap.xml': `<urlset><url><loc>${PLACEHOLDER}/</loc></url></urlset>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-4f2a.js': SCRIPT,
    'assets/index-4f2a.js.br': brotliCompressSync(SCRIPT),
    'assets/index-4f2a.js.gz': gzipSync(SCRIPT),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return loadWebApp(root)
}

function page(body: string) {
  return `<!doctype html><html lang="en-US"><head><title>Page</title></head><body>${body}</body></html>`
}
