import { describe, expect, test } from 'vitest'
import { createKey } from '../support/api-keys.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const KEYS = 'https://keys.example.org'
const COOKIES = 'https://app.example.com'
const app = await fileApp({
  publicUrl: 'https://www.example.com',
  production: true,
  corsOrigins: [
    { origin: KEYS, credentials: false },
    { origin: COOKIES, credentials: true },
  ],
  replace: () => ({ passwords: plainPasswords }),
})
const browser = await app.client()
const { token } = await createKey(browser, { scopes: ['projects:read', 'messages:write'] })
const bearer = { authorization: `Bearer ${token}` }

const from = (origin: string, site = 'cross-site') => ({ origin, 'sec-fetch-site': site })
const read = ({ send }: TestBrowser, headers: object) =>
  send({ method: 'GET', url: '/api/projects', headers: { ...headers } })
const preflight = (origin: string, url = '/api/projects') =>
  app.visitor().send({
    method: 'OPTIONS',
    url,
    headers: {
      ...from(origin),
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  })

describe('from a listed origin', () => {
  test.each(['/api/projects', '/trpc/portal.projects.list'])('a preflight of %s is answered', async (url) => {
    const { headers, status } = await preflight(KEYS, url)
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': KEYS,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,content-type,if-match',
      'access-control-max-age': '600',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('a key reads, and the page may see the answer', async () => {
    const { headers, status } = await read(app.visitor(), { ...from(KEYS), ...bearer })
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(KEYS)
    expect(headers['access-control-expose-headers']).toContain('Retry-After')
    expect(String(headers.vary)).toContain('Origin')
  })

  test('a refusal can be seen as well', async () => {
    const answer = await read(app.visitor(), { ...from(KEYS), authorization: 'Bearer tg_live_guess' })
    expect(answer).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': KEYS } })
  })

  test('cookies do not count without +credentials', async () => {
    expect(await read(browser, from(KEYS, 'same-site'))).toMatchObject({ status: 401 })
    const { headers } = await read(browser, { ...from(KEYS), ...bearer })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('refuses changes without a key, with and without cookies', async () => {
    for (const caller of [browser, app.visitor()])
      expect(
        await caller.send({ method: 'POST', url: '/api/auth/logout', headers: from(KEYS) }),
      ).toMatchObject({
        status: 403,
        body: { error: 'From this origin, only calls with an API key are accepted', code: 'FORBIDDEN' },
      })
    expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
  })

  test('a key changes what its scopes name', async () => {
    const url = '/api/projects/01500000-0000-7000-8000-000000000001/messages'
    const payload = JSON.stringify({ body: 'Hello' })
    const headers = { ...from(KEYS), ...bearer, 'content-type': 'application/json' }
    // Not refused for where it comes from: there is no such project.
    expect((await app.visitor().send({ method: 'POST', url, headers, payload })).status).not.toBe(403)
  })
})

describe('from an origin with +credentials', () => {
  test('cookies count, for reading and for changes', async () => {
    const { headers, status } = await read(browser, from(COOKIES, 'same-site'))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': COOKIES,
      'access-control-allow-credentials': 'true',
    })
    const other = await app.client()
    const logout = { method: 'POST', url: '/api/auth/logout', headers: from(COOKIES, 'same-site') } as const
    expect((await other.send(logout)).status).toBe(200)
    expect((await other.rest('GET', '/api/auth/session')).status).toBe(401)
  })

  test('a preflight allows credentials', async () => {
    expect((await preflight(COOKIES)).headers['access-control-allow-credentials']).toBe('true')
  })
})

describe('from an origin that is not listed', () => {
  test.each([
    'https://evil.example',
    'https://keys.example.org.evil.example',
    'http://keys.example.org',
    'https://keys.example.org:8443',
    'null',
  ])('a preflight of %s allows nothing', async (origin) => {
    const { headers, status } = await preflight(origin)
    expect(status).toBe(405)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('access-control-allow-methods')
  })

  test('changes with cookies are refused, and no page may see an answer', async () => {
    const answer = await browser.send({
      method: 'POST',
      url: '/api/auth/logout',
      headers: from('https://evil.example'),
    })
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'This request did not come from our own pages' },
    })
    const { headers } = await read(app.visitor(), { ...from('https://evil.example'), ...bearer })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('pages are not for other origins', async () => {
  const { headers } = await app.visitor().send({ method: 'GET', url: '/', headers: from(KEYS) })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})
