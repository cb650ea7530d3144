import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadWebApp } from '../../src/plugins/web.ts'
import { builtWeb, PLACEHOLDER, pages, SCRIPT, SCRIPT_HASH } from '../support/built-web.ts'
import { fileApp } from '../support/test-app.ts'

const web = builtWeb()
const { visitor } = await fileApp({ web, publicUrl: 'https://www.example.com' })

const get = (url: string) => visitor().send({ method: 'GET', url })

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

test.each([
  ['/devlab/tallgrass-scorm', 200, pages.product],
  ['/devlab/tallgrass-scorm/', 200, pages.product],
  ['/devlab/tallgrass-scorm?from=mail', 200, pages.product],
  ['/portal', 200, pages.shell],
  ['/portal/projects/1/tasks', 200, pages.shell],
  ['/portal/admin/users', 200, pages.shell],
  ['/invite/accept?token=abc', 200, pages.shell],
  ['/devlab/tallgrass-corn', 404, pages.unknownProduct],
  ['/nothing', 404, pages.unknown],
  ['/DevLab', 404, pages.unknown],
  ['/devlab/tallgrass-scorm/more', 404, pages.unknown],
  ['/devlabs', 404, pages.unknown],
  ['/portals', 404, pages.unknown],
  ['/index.html', 404, pages.unknown],
  ['/pages/home.html', 404, pages.unknown],
  ['/site.json', 404, pages.unknown],
  ['/assets', 404, pages.unknown],
  ['/.env', 404, pages.unknown],
  ['/apis', 404, pages.unknown],
  ['/invite', 404, pages.unknown],
])('%s responds with %i and its page', async (url, status, text) => {
  const answer = await get(url)
  expect(answer).toMatchObject({ status, text })
  expect(answer.headers).toMatchObject(HTML)
})

test.each(['/', '/?from=mail'])('%s contains the origin of this installation', async (url) => {
  const answer = await get(url)
  expect(answer).toMatchObject({
    status: 200,
    text: pages.home.replace(PLACEHOLDER, 'https://www.example.com'),
  })
  expect(answer.headers).toMatchObject(HTML)
})

test('search engines get absolute URLs', async () => {
  const robots = await get('/robots.txt')
  expect(robots).toMatchObject({ status: 200, text: 'Sitemap: https://www.example.com/sitemap.xml' })
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.text).toContain('<loc>https://www.example.com/</loc>')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
})

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a browser that accepts %s', (encoding, decompress) => {
  const packed = (url: string) =>
    visitor().send({ method: 'GET', url, headers: { 'accept-encoding': encoding } })

  test('gets compressed pages, on every request', async () => {
    for (const url of ['/devlab/tallgrass-scorm', '/devlab/tallgrass-scorm', '/devlab/tallgrass-scorm']) {
      const answer = await packed(url)
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(decompress(answer.bytes).toString()).toBe(pages.product)
    }
  })

  test('gets files as compressed by the build', async () => {
    const answer = await packed('/assets/index-4f2a.js')
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding })
    expect(decompress(answer.bytes).toString()).toBe(SCRIPT)
  })
})

test('a page that the browser has cached is not sent again, but a 404 page is', async () => {
  for (const [url, status] of [
    ['/', 304],
    ['/nothing', 404],
  ] as const) {
    const { headers } = await get(url)
    const again = await visitor().send({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(status)
  }
  const stale = await visitor().send({ method: 'GET', url: '/', headers: { 'if-none-match': 'W/"old"' } })
  expect(stale.status).toBe(200)
})

test('files with a hash in their name are cached for a year, others for an hour', async () => {
  const script = await get('/assets/index-4f2a.js')
  expect(script).toMatchObject({ status: 200, text: SCRIPT })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(String(script.headers['content-type'])).toMatch(/javascript/)
  const icon = await get('/favicon.svg')
  expect(icon.status).toBe(200)
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  })
})

test.each([
  '/assets/gone-0000.js',
  '/assets/index-4f2a.js.br',
  '/assets/',
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
  '/assets/..%2findex.html',
])('the unknown file %s is not found', async (url) => {
  const answer = await get(url)
  expect([400, 404]).toContain(answer.status)
})

test('a missing file gets a 404 in JSON, not the application shell', async () => {
  expect(await get('/assets/gone-0000.js')).toMatchObject({
    status: 404,
    body: { error: 'There is nothing at this address', code: 'NOT_FOUND' },
  })
})

test.each([
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/\\..\\..\\etc\\passwd',
])('%s reaches nothing outside the application', async (url) => {
  const answer = await get(url)
  expect(answer.status).not.toBe(200)
  expect(answer.text).not.toContain('root:')
})

test('only the inline scripts of the pages may run, by their hashes', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${SCRIPT_HASH};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

describe.each(['/', '/nothing', '/assets/index-4f2a.js', '/favicon.svg'])('HEAD %s', (url) => {
  test('responds like GET, without the body', async () => {
    const [head, whole] = [await visitor().send({ method: 'HEAD', url }), await get(url)]
    expect(head.text).toBe('')
    expect(head.status).toBe(whole.status)
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s to a page gets a 404 in JSON',
  async (method) => {
    expect(await visitor().send({ method, url: '/devlab' })).toMatchObject({
      status: 404,
      body: { error: 'There is nothing at this address', code: 'NOT_FOUND' },
    })
  },
)

test.each(['/api/nothing', '/api', '/trpc/nothing', '/api/invitations/x/y/z'])(
  '%s gets a 404 in JSON, not a page',
  async (url) => {
    const answer = await get(url)
    expect(answer.status).toBe(404)
    expect(String(answer.headers['content-type'])).toMatch(/^application\/json/)
  },
)

test('if the site is not built, the message says how to build it', () => {
  expect(() => loadWebApp(join(web.root, 'nowhere'))).toThrowError(
    expect.objectContaining({
      code: 'NOT_READY',
      message: 'The web application is not built. Run: npm run build',
    }),
  )
})
