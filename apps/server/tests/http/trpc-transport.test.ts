import fastifyCookie from '@fastify/cookie'
import { type AppRouter, appRouter } from '@tallgrass/api'
import { createCtx, noCarrier } from '@tallgrass/core'
import { MAX_BATCH_SIZE } from '@tallgrass/domain'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createRequestCtx } from '../../src/plugins/request-ctx.ts'
import { answerRpc } from '../../src/plugins/trpc-calls.ts'
import { fileApp } from '../support/test-app.ts'

const product = await fileApp()
const library = await libraryApp()
const admin = await product.admin()
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The same procedures behind the library's own adapter, which its standard client expects. */
async function libraryApp(): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { maxParamLength: 5000 } })
  await app.register(fastifyCookie)
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: ({ req, res }) => createRequestCtx(product.services, req, res),
  }
  await app.register(fastifyTRPCPlugin<AppRouter>, { prefix: '/trpc', trpcOptions })
  afterAll(() => app.close())
  return app
}

const JSON_TYPE = { 'content-type': 'application/json' }
const get = (path: string): InjectOptions => ({ method: 'GET', url: `/trpc/${path}` })
const post = (path: string, payload: string): InjectOptions => ({
  method: 'POST',
  url: `/trpc/${path}`,
  headers: JSON_TYPE,
  payload,
})
const text = (input: unknown) => encodeURIComponent(JSON.stringify(input))
const wrongPassword = { username: 'nobody', password: 'Wrong2026!' }

const requests: [string, InjectOptions][] = [
  ['a query', get('auth.session')],
  ['a query with its input', get(`admin.users.list?input=${text({ limit: 5 })}`)],
  ['a query that returns null', get('auth.resetLink')],
  ['a batch of one', get(`admin.users.list?batch=1&input=${text({ 0: { limit: 5 } })}`)],
  [
    'a batch with inputs for some',
    get(`auth.session,admin.users.list,auth.session?batch=1&input=${text({ 1: { limit: 1 } })}`),
  ],
  ['a batch without inputs', get('auth.session,admin.users.list?batch=1')],
  ['a batch with one refused call', get(`auth.session,admin.users.get?batch=1&input=${text({ 1: {} })}`)],
  ['a batch with one unknown procedure', get('auth.session,nothing.here?batch=1')],
  ['a batch with an empty name', get('auth.session,?batch=1')],
  ['a batch whose inputs are not an object', get(`admin.users.list?batch=1&input=${text(5)}`)],
  ['a batch whose inputs are a list', get(`admin.users.list?batch=1&input=${text([{ limit: 3 }])}`)],
  ['names with commas outside a batch', get('auth.session,auth.session')],
  ['an invalid input', get(`admin.users.list?input=${text({ limit: 'many' })}`)],
  ['an input that is not JSON', get('admin.users.list?input=%7B')],
  ['an unexpected input', get('auth.session?input=%7B')],
  ['an empty input', get('admin.users.list?input=')],
  ['two inputs', get(`admin.users.list?input=${text({ limit: 1 })}&input=${text({ limit: 2 })}`)],
  [
    'an input with a prototype',
    get(`admin.users.list?input=${encodeURIComponent('{"__proto__":{"limit":1}}')}`),
  ],
  ['a name inherited by every object', get('constructor')],
  ['a name below a procedure', get('auth.session.more')],
  ['a mutation by GET', get(`auth.login?input=${text(wrongPassword)}`)],
  ['a refused mutation', post('auth.adminLogin', JSON.stringify(wrongPassword))],
  ['a mutation whose body is not JSON', post('auth.adminLogin', '{')],
  ['a mutation whose body is null', post('auth.adminLogin', 'null')],
  ['a batch of mutations', post('auth.adminLogin?batch=1', JSON.stringify({ 0: wrongPassword }))],
  ['a query by POST', post('auth.session', '{}')],
  ['a mutation without a content type', { method: 'POST', url: '/trpc/auth.logout' }],
]

describe('to the standard client, our transport behaves like the library’s', () => {
  test.each(requests)('%s', async (_case, request) => {
    const headers = { host: 'localhost:3000', cookie, ...request.headers }
    const [ours, theirs] = [
      await product.app.inject({ ...request, headers }),
      await library.inject({ ...request, headers }),
    ]
    expect(ours.json()).toEqual(theirs.json())
    expect(ours.statusCode).toBe(theirs.statusCode)
    expect(ours.headers.vary).toBe(theirs.headers.vary)
    expect(ours.headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('a subscription is answered like by the library', () => {
  const EVENTS = { accept: 'text/event-stream' }
  test.each<[string, string, Record<string, string>]>([
    ['without a session', 'portal.live', {}],
    ['with an invalid input', `portal.live?input=${text({ age: -1 })}`, { cookie }],
    ['with an input that is not JSON', 'portal.live?input=%7B', { cookie }],
  ])('%s', async (_case, path, sent) => {
    const headers = { host: 'localhost:3000', ...EVENTS, ...sent }
    const [ours, theirs] = [
      await product.app.inject({ ...get(path), headers }),
      await library.inject({ ...get(path), headers }),
    ]
    expect(ours.body).toBe(theirs.body)
    expect(ours.statusCode).toBe(theirs.statusCode)
    for (const header of ['content-type', 'cache-control', 'x-accel-buffering', 'vary'])
      expect(ours.headers[header], header).toBe(theirs.headers[header])
  })
})

test('a client that streams the results of a batch is served', async () => {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: 'http://localhost:3000/trpc',
        async fetch(input, init) {
          const { pathname, search } = new URL(String(input))
          const sent = Object.fromEntries(new Headers(init?.headers as Record<string, string>))
          const headers = { host: 'localhost:3000', cookie, ...sent }
          const answer = await product.app.inject({ method: 'GET', url: pathname + search, headers })
          return new Response(answer.body, { status: answer.statusCode })
        },
      }),
    ],
  })
  const [session, users] = await Promise.all([
    client.auth.session.query(),
    client.admin.users.list.query({ limit: 1 }),
  ])
  expect(session).toMatchObject({ email: admin.email, role: 'ADMIN' })
  expect(users.items).toMatchObject([{ email: admin.email }])
})

test.each([
  ['a query', 'GET', 'auth.session', 499],
  ['a mutation', 'POST', 'auth.logout', 200],
])('%s whose caller has disconnected: %s %s ends with %i', async (_case, method, path, status) => {
  const ctx = createCtx(product.services, {
    user: null,
    origin: { ip: null, userAgent: null, requestId: null },
    session: noCarrier,
    conversation: noCarrier,
  })
  const answer = await answerRpc({
    method,
    path,
    batch: false,
    isJson: true,
    text: undefined,
    signal: AbortSignal.abort(),
    createCtx: async () => ctx,
    onError: () => {},
  })
  expect(answer.status).toBe(status)
})
