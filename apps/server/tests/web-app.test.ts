import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadWebApp } from '../src/plugins/web.ts'
import { builtWeb, INLINE, SHELL } from './built-web.ts'
import { fileApp } from './test-app.ts'

const web = builtWeb()
const { visitor } = await fileApp({ web })

const get = (url: string) => visitor().send({ method: 'GET', url })

test.each([
  '/',
  '/?from=mail',
  '/devlab',
  '/devlab/',
  '/devlab/tallgrass-scorm',
  '/portal',
  '/portal/projects/1/tasks',
  '/portal/admin/users',
  '/invite/accept?token=abc',
])('the page %s is answered with the shell', async (url) => {
  const answer = await get(url)
  expect(answer).toMatchObject({ status: 200, text: SHELL })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

test.each([
  '/nothing',
  '/devlab/tallgrass-scorm/more',
  '/devlabs',
  '/portals',
  '/index.html',
  '/pages.json',
  '/assets',
  '/.env',
  '/apis',
  '/invite',
])('the unknown page %s is the shell too, as 404', async (url) => {
  expect(await get(url)).toMatchObject({ status: 404, text: SHELL })
})

test('files with a hash in their name are kept for a year, others for an hour', async () => {
  const script = await get('/assets/index-4f2a.js')
  expect(script).toMatchObject({ status: 200, text: 'console.log(1)' })
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
  '/assets/',
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
  '/assets/..%2findex.html',
])('the unknown file %s is no page', async (url) => {
  const answer = await get(url)
  expect([400, 404]).toContain(answer.status)
})

test('a file that is missing is not answered with the shell: a script would not run it', async () => {
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
])('nothing outside the application is reached by %s', async (url) => {
  const answer = await get(url)
  expect(answer.status).not.toBe(200)
  expect(answer.text).not.toContain('root:')
})

test('the one script inside the shell may run by its hash, and no other', async () => {
  const hash = createHash('sha256').update(INLINE).digest('base64')
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

describe.each(['/', '/nothing', '/assets/index-4f2a.js', '/favicon.svg'])('HEAD %s', (url) => {
  test('tells what GET would, without the body', async () => {
    const [head, whole] = [await visitor().send({ method: 'HEAD', url }), await get(url)]
    expect(head.text).toBe('')
    expect(head.status).toBe(whole.status)
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s to a page is unknown, in JSON',
  async (method) => {
    expect(await visitor().send({ method, url: '/devlab' })).toMatchObject({
      status: 404,
      body: { error: 'There is nothing at this address', code: 'NOT_FOUND' },
    })
  },
)

test.each(['/api/nothing', '/api', '/trpc/nothing', '/api/invitations/x/y/z'])(
  '%s stays JSON beside the pages',
  async (url) => {
    const answer = await get(url)
    expect(answer.status).toBe(404)
    expect(String(answer.headers['content-type'])).toMatch(/^application\/json/)
  },
)

test('a site that was not built says how to build it', () => {
  expect(() => loadWebApp(join(web.root, 'nowhere'))).toThrowError(
    expect.objectContaining({
      code: 'NOT_READY',
      message: 'The web application is not built. Run: npm run build',
    }),
  )
})
