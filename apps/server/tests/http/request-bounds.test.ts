import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const { admin, app, client, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })

const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = '/api/auth/jwt/login'
const login = { email: 'nobody@example.com', password: 'Wrong2026!' }

function post(url: string, payload: string, headers: Record<string, string> = JSON_TYPE) {
  return visitor().send({ method: 'POST', url, headers, payload })
}

describe('a body that is not JSON is refused', () => {
  const form = 'email=nobody%40example.com&password=Wrong2026!'
  test.each([
    ['application/x-www-form-urlencoded', form],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    ],
    ['text/plain', JSON.stringify(login)],
    ['application/octet-stream', JSON.stringify(login)],
    ['application/xml', '<a/>'],
    ['nonsense', '{}'],
  ])('sent as %s', async (type, payload) => {
    expect(await post(LOGIN, payload, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { error: 'Send the request as JSON', code: 'NOT_JSON' },
    })
    expect((await post('/trpc/auth.login', payload, { 'content-type': type })).status).toBe(415)
  })

  test('sent without a content type', async () => {
    expect((await post(LOGIN, JSON.stringify(login), {})).status).toBe(415)
  })
})

test('JSON is accepted with a charset and in any capitalization', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
    expect((await post(LOGIN, JSON.stringify(login), { 'content-type': type })).status).toBe(401)
})

test.each(['{', '{"email":}', "{'email':1}", 'undefined', '{"a":1}{', '\u0000'])(
  'refuses the broken JSON %j',
  async (payload) => {
    expect(await post(LOGIN, payload)).toMatchObject({ status: 400, body: { code: 'INVALID' } })
    expect((await post('/trpc/auth.login', payload)).status).toBe(400)
  },
)

test.each(['[]', '"text"', '1', 'null', 'true', '[{"email":"a@example.com"}]', ''])(
  'refuses the JSON %j where an object is expected',
  async (payload) => {
    expect(await post(LOGIN, payload)).toMatchObject({ status: 400, body: { code: 'INVALID' } })
    expect((await post('/trpc/auth.login', payload)).status).toBe(400)
  },
)

test('accepts a body of 120 KiB and refuses one above 128 KiB', async () => {
  const filled = (kibibytes: number) => JSON.stringify({ ...login, filler: 'x'.repeat(kibibytes * 1024) })
  const payload = filled(128)
  expect((await post(LOGIN, filled(120))).status).toBe(401)
  const tooLarge = { status: 413, body: { error: 'The request is too large', code: 'TOO_LARGE' } }
  expect(await post(LOGIN, payload)).toMatchObject(tooLarge)
  expect((await post('/trpc/auth.login', payload)).status).toBe(413)
})

test('refuses deeply nested JSON without failing', async () => {
  const nested = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect((await post(LOGIN, nested(900))).status).toBe(400)
  expect((await post(LOGIN, nested(60_000))).status).toBe(413)
})

test('refuses a body with more than 1,000 values of any kind', async () => {
  const tooMany = {
    status: 413,
    body: { error: 'The request has more than 1,000 values', code: 'TOO_LARGE' },
  }
  const fields = Object.fromEntries(Array.from({ length: 600 }, (_, place) => [`f${place}`, place]))
  for (const filler of [fields, Array(1200).fill(1), Array(1200).fill([]), Array(1200).fill({})]) {
    const payload = JSON.stringify({ ...login, filler })
    expect(await post(LOGIN, payload)).toMatchObject(tooMany)
    expect((await post('/trpc/auth.login', payload)).status).toBe(413)
    expect((await post('/trpc/auth.login?batch=1', `{"0":${payload}}`)).status).toBe(413)
  }
})

test('does not count punctuation inside strings as values', async () => {
  const filler = '{[:,]}"\\'.repeat(4000)
  expect((await post(LOGIN, JSON.stringify({ ...login, filler }))).status).toBe(401)
})

test('tokens above 200 and above 5000 characters are refused with our own messages', async () => {
  expect(await visitor().rest('GET', `/api/invitations/${'A'.repeat(201)}/validate`)).toMatchObject({
    status: 400,
    body: { error: 'The link is incomplete', code: 'INVALID' },
  })
  const answer = await visitor().rest('GET', `/api/invitations/${'A'.repeat(5001)}/validate`)
  expect(answer).toMatchObject({ status: 413, body: { error: 'The address is too long', code: 'TOO_LARGE' } })
  expect(answer.text).not.toContain('AAAA')
})

test.each(['/%', '/api/invitations/%E0%A4%A/validate', '/%FF', '/trpc/%', '/api/%c0%ae%c0%ae/etc/passwd'])(
  'refuses the address %s in the documented shape, without repeating it',
  async (url) => {
    const answer = await visitor().send({ method: 'GET', url })
    expect([400, 404]).toContain(answer.status)
    expect(answer.body).toEqual({
      error: expect.any(String),
      code: expect.stringMatching(/^(INVALID|NOT_FOUND)$/),
    })
    expect(answer.text).not.toContain('%')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each([
  ['GET', '/api/secret-9471', 'There is nothing at this address'],
  ['POST', '/api/secret-9471', 'There is nothing at this address'],
  ['DELETE', '/api/users/secret-9471', 'There is nothing at this address'],
  ['GET', '/trpc/secret-9471', 'The site has changed'],
  ['GET', '/trpc/auth.secret-9471?input=secret-9471', 'The site has changed'],
  ['GET', '/secret-9471', 'There is nothing at this address'],
  ['GET', '/api', 'There is nothing at this address'],
] as const)('%s %s gets a 404 that repeats nothing of the request', async (method, url, sentence) => {
  const answer = await visitor().send({ method, url, headers: { 'x-secret': 'secret-9471' } })
  expect(answer.status).toBe(404)
  expect(answer.text).toContain(sentence)
  expect(answer.text).not.toContain('9471')
  expect(String(answer.headers['content-type'])).toMatch(/^application\/json/)
})

test('a batch of 30 calls is answered, and one of 31 is refused with the limit', async () => {
  const batch = (size: number) =>
    visitor().send({ method: 'GET', url: `/trpc/${Array(size).fill('auth.session').join(',')}?batch=1` })
  const largest = await batch(30)
  expect(largest.status).toBe(200)
  expect(largest.body).toHaveLength(30)
  expect(await batch(31)).toMatchObject({
    status: 400,
    body: { error: { message: 'One request can make at most 30 calls' } },
  })
})

test.each([
  ['input=%7B', 400],
  ['input=null', 400],
  ['input=%7B%22token%22%3A1%7D', 400],
  ['', 400],
  [`input=${encodeURIComponent('{"token":"x"}')}`, 404],
])('a procedure called with the input %s returns %i', async (query, status) => {
  expect((await visitor().send({ method: 'GET', url: `/trpc/auth.invitation?${query}` })).status).toBe(status)
})

const HOSTILE = [
  'nul\u0000byte',
  'half \ud83d surrogate',
  '\udc00',
  'line\nbreak',
  '\u202e\u2066',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\ufffe\uffff',
  'x'.repeat(10_000),
]

describe('hostile texts never make the server fail', () => {
  test.each(HOSTILE)('%j in every text field', async (text) => {
    const browser = await admin()
    const encoded = encodeURIComponent(text.toWellFormed())
    const answers = [
      await browser.rest('POST', '/api/auth/login', { username: text, password: text }),
      await browser.rest('POST', LOGIN, { email: text, password: text }),
      await browser.rest('POST', LOGIN, { email: 'a@example.com', password: text }),
      await browser.rest('POST', '/api/auth/jwt/register', {
        name: text,
        email: text,
        password: text,
        org: text,
      }),
      await browser.rest('POST', '/api/auth/password', { currentPassword: text, newPassword: `${text}Aa1` }),
      await browser.rest('POST', '/api/auth/password/forgot', { email: `${text}@example.com` }),
      await browser.rest('POST', '/api/auth/password/reset', { token: text, password: 'Prairie2026!' }),
      await browser.rest('GET', `/api/users?search=${encoded}`),
      await browser.rest('GET', `/api/users?role=${encoded}&cursor=${encoded}`),
      await browser.rest('GET', `/api/invitations/${encoded}/validate`),
      await browser.rest('DELETE', `/api/invitations/${encoded}`),
      await browser.rest('POST', '/api/auth/jwt/elevate-user', { email: text, role: text }),
      await browser.rest('POST', '/api/invitations', {
        firstName: text,
        lastName: text,
        email: text,
        role: text,
      }),
      await browser.rest('POST', `/api/invitations/${encoded}/accept`, { username: text, password: text }),
      await browser.send({
        method: 'GET',
        url: '/api/auth/session',
        headers: { cookie: `__Host-session=${encoded}` },
      }),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  })

  test.each(['nul\u0000byte', 'half \ud83d surrogate', 'line\nbreak'])(
    '%j is refused in a name',
    async (name) => {
      const message = 'Name contains characters that cannot be used'
      const answer = await visitor().rest('POST', '/api/auth/jwt/register', {
        name,
        email: 'hostile@example.com',
        password: 'Prairie2026!',
      })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'name', message }] } })
    },
  )

  test.each(['"__proto__":{"role":"ADMIN"}', '"constructor":{"prototype":{"role":"ADMIN"}}'])(
    'a body with %s creates an ordinary client',
    async (extra) => {
      for (const url of ['/api/auth/jwt/register', '/trpc/auth.register']) {
        const person = `"name":"Pro To","email":"proto${unique()}@example.com","password":"Prairie2026!"`
        const answer = await post(url, `{${extra},${person}}`)
        expect(answer.status).toBe(200)
        expect(answer.text).toContain('"role":"CLIENT"')
      }
      expect(({} as { role?: string }).role).toBeUndefined()
    },
  )
})

test('a header above 16 KiB is refused before it is handled', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}/api/health`, {
    headers: { 'x-filler': 'x'.repeat(17 * 1024) },
  })
  expect(answer.status).toBe(431)
  expect(await answer.json()).toEqual({ error: 'The headers are too large', code: 'TOO_LARGE' })
})

test('the server still works after all of this', async () => {
  expect((await (await client()).rest('GET', '/api/auth/session')).status).toBe(200)
})
