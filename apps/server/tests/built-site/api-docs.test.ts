import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isGuidePage, readGuidePage } from '../../src/rest/guide.ts'
import { guidePages } from '../../src/rest/guide-pages.ts'
import { referencePage } from '../../src/rest/reference-page.ts'
import { siteApp } from './site-app.ts'

const get = await siteApp()
const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** What a page loads. */
const filesIn = (html: string) =>
  [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, url]) => url)

test('the site has every file that the API documentation loads, compressed', async () => {
  const files = filesIn(referencePage())
  expect(files).toEqual(['/favicon.svg', '/docs/prepare.js', '/docs/docs.css', '/docs/reference.js'])
  for (const file of files.map(String)) {
    const { headers, statusCode } = await get(file, { 'accept-encoding': 'br' })
    expect([statusCode, headers['content-encoding']], file).toEqual([200, 'br'])
  }
})

test.each(Object.keys(guidePages).filter(isGuidePage))(
  'the page %s of the guide loads no reference',
  async (name) => {
    expect(filesIn(await readGuidePage(name))).toEqual(['/favicon.svg', '/docs/prepare.js', '/docs/docs.css'])
  },
)

test('no other page of the site loads anything of it', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|json)$/.test(path),
  )
  expect(pages.length).toBeGreaterThan(10)
  const loading = pages.filter((path) => readFileSync(`${dist}${path}`, 'utf8').includes('/docs/'))
  expect(loading).toEqual([])
})
