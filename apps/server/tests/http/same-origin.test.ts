import { describe, expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const development = await fileApp({ publicUrl: 'http://localhost:3000' })
const production = await fileApp({ publicUrl: 'https://www.example.com', production: true })

type Headers = Record<string, string>

const OWN = { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }
const REFUSED = {
  status: 403,
  body: { error: 'This request did not come from our own pages', code: 'FORBIDDEN' },
}

const logout = (headers: Headers, { visitor } = production) =>
  visitor().send({ method: 'POST', url: '/api/auth/logout', headers })

describe('in production, a change is accepted', () => {
  test.each<[string, Headers]>([
    ['our own page', OWN],
    ['our own page in a browser that sends only the origin', { origin: OWN.origin }],
    ['a browser that sends no origin from our own page', { 'sec-fetch-site': 'same-origin' }],
    ['our own page with a request typed by the user', { origin: OWN.origin, 'sec-fetch-site': 'none' }],
    ['a program without a browser', {}],
  ])('from %s', async (_sender, headers) => {
    expect((await logout(headers)).status).toBe(200)
  })
})

describe('in production, a change is refused', () => {
  test.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example' }],
    [
      'another site that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a sandboxed frame or a file', { origin: 'null' }],
    ['our address without TLS', { origin: 'http://www.example.com' }],
    ['our address on another port', { origin: 'https://www.example.com:8443' }],
    ['a sibling subdomain', { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }],
    ['an address that starts like ours', { origin: 'https://www.example.com.evil.example' }],
    ['an address that ends like ours', { origin: 'https://evil-www.example.com' }],
    ['our address with a path', { origin: 'https://www.example.com/' }],
    ['the requested host', { origin: 'http://192.0.2.9', host: '192.0.2.9' }],
    ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site request without an origin', { 'sec-fetch-site': 'same-site' }],
    ['our origin on a cross-site request', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['our origin on a same-site request', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['an unknown kind of request', { ...OWN, 'sec-fetch-site': 'nonsense' }],
    ['an empty origin', { origin: '' }],
  ])('from %s', async (_sender, headers) => {
    expect(await logout(headers)).toMatchObject(REFUSED)
  })
})

test('outside production, the requested host counts as our origin too', async () => {
  const headers = { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }
  expect((await logout(headers, development)).status).toBe(200)
  expect(await logout({ ...headers, origin: 'http://192.168.1.21:3000' }, development)).toMatchObject(REFUSED)
  expect(await logout({ ...headers, origin: 'null' }, development)).toMatchObject(REFUSED)
})

test.each([
  '/trpc/auth.logout',
  '/trpc/auth.login,auth.logout?batch=1',
  '/api/auth/jwt/login',
  '/api/invitations',
  '/',
])('the rule applies to POST %s', async (url) => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
  const answer = await production.visitor().send({ method: 'POST', url, headers, payload: '{}' })
  expect(answer).toMatchObject(REFUSED)
})

test.each(['PUT', 'DELETE', 'PATCH'] as const)('the rule applies to %s', async (method) => {
  const headers = { origin: 'https://evil.example' }
  const answer = await production.visitor().send({ method, url: '/api/invitations/x', headers })
  expect(answer).toMatchObject(REFUSED)
})

test('another site cannot act in the name of a signed-in person', async () => {
  const browser = await development.client()
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  await browser.send({ method: 'POST', url: '/api/auth/logout', headers })
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})

test('reading needs no origin, but another site cannot read the response', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const answer = await production.visitor().send({ method: 'GET', url: '/api/health', headers })
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('mutations are refused by GET', async () => {
  const answer = await production.visitor().send({ method: 'GET', url: '/trpc/auth.logout' })
  expect(answer.status).toBe(405)
})
