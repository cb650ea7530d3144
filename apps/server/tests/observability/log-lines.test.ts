import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

const line = z.looseObject({
  level: z.number(),
  requestId: z.uuid(),
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
})

let fail: () => Error = () => new Error('unused')
const newApp = await reusableApp({
  replace: () => ({
    passwords: {
      ...plainPasswords,
      verify: async () => {
        throw fail()
      },
    },
  }),
})

async function start() {
  const app = await newApp()
  return { ...app, lines: () => app.log.map((text) => line.parse(JSON.parse(text))) }
}

test('each line of a request names it and its trace, which is the caller’s if it sent one', async () => {
  const { lines, visitor } = await start()
  const [one, other] = [visitor(), visitor()]
  const { headers } = await one.rest('GET', '/api/health')
  await other.withHeaders({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }).rest('GET', '/api/health')
  const [own, caller] = lines()
  expect(own).toMatchObject({ requestId: headers['x-request-id'], route: '/api/health', statusCode: 200 })
  expect(own?.traceId).toBe(own?.requestId.replaceAll('-', ''))
  expect(caller?.traceId).toBe(TRACE)
})

test('a failure is logged with its causes, but without what libraries attach to it', async () => {
  const { lines, log, visitor } = await start()
  fail = () => {
    const cause = Object.assign(new Error('socket hang up'), { headers: { cookie: 'session=stolen' } })
    return Object.assign(new Error('The hash failed', { cause }), {
      code: 'EHASH',
      detail: 'Key (email)=(ruth@example.com) already exists.',
      config: { body: '{"password":"Prairie2026!"}' },
    })
  }
  const account = { email: 'ruth@example.com', password: 'Prairie2026!' }
  const { status } = await visitor().rest('POST', '/api/auth/jwt/login', account)
  expect(status).toBe(500)
  const failure = lines().find(({ level }) => level === 50)
  expect(failure?.err).toMatchObject({ message: expect.any(String), stack: expect.stringContaining('at ') })
  const text = log.join('')
  expect(text).toContain('The hash failed')
  expect(text).toContain('socket hang up')
  for (const secret of ['stolen', 'Prairie2026!', 'already exists']) expect(text).not.toContain(secret)
})

test('queries, cookies and bodies are in no line', async () => {
  const { log, visitor } = await start()
  const browser = visitor()
  browser.cookies.set('session', 'cookie-secret')
  await browser.send({ method: 'GET', url: '/reset-password?token=query-secret' })
  await browser.send({ method: 'GET', url: '/nowhere/path-secret' })
  await browser.send({
    method: 'POST',
    url: '/api/auth/password/reset',
    headers: { 'content-type': 'application/json' },
    payload: '{"token":"body-secret","password":"body-secret"',
  })
  expect(log.length).toBeGreaterThan(2)
  expect(log.join('')).not.toContain('-secret')
})
