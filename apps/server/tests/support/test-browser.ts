import type { Readable } from 'node:stream'
import type { AppRouter } from '@tallgrass/api'
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import type { FastifyInstance, InjectOptions } from 'fastify'

export interface TestAnswer {
  status: number
  body: unknown
  /** The raw body as text. */
  text: string
  /** The raw body as bytes. */
  bytes: Buffer
  headers: Record<string, string | string[] | number | undefined>
}

export interface TestBrowser {
  /** The typed procedures, called over HTTP like the web application does. */
  trpc: TRPCClient<AppRouter>
  /** A documented path, called as from one of our own pages. */
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer>
  /** Any request, with this browser's cookies. */
  send(request: InjectOptions): Promise<TestAnswer>
  /** A stream of server-sent events, with this browser's cookies. */
  stream(url: string, headers?: Record<string, string>): Promise<Readable>
  cookies: Map<string, string>
  /** The same browser, in a tab that sends these headers with every request. */
  withHeaders(headers: Record<string, string>): TestBrowser
}

interface BrowserOptions {
  ip: string
  publicUrl: string
  cookies?: Map<string, string>
  /** Sent with every request. */
  tabHeaders?: Record<string, string>
}

export function openBrowser(
  app: FastifyInstance,
  { cookies = new Map(), ip, publicUrl, tabHeaders = {} }: BrowserOptions,
): TestBrowser {
  const host = new URL(publicUrl).host

  function ownHeaders() {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { host, ...(cookie && { cookie }), ...tabHeaders }
  }

  async function send(request: InjectOptions): Promise<TestAnswer> {
    const headers = { ...ownHeaders(), ...request.headers }
    const response = await app.inject({ remoteAddress: ip, ...request, headers })
    for (const { expires, name, value } of response.cookies) {
      if (expires && expires.getTime() === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson =
      response.body !== '' && String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }

  async function stream(url: string, headers: Record<string, string> = {}): Promise<Readable> {
    const response = await app.inject({
      method: 'GET',
      url,
      remoteAddress: ip,
      headers: { ...ownHeaders(), accept: 'text/event-stream', ...headers },
      payloadAsStream: true,
    })
    const events = response.stream()
    // As a connection does that its browser closes.
    events.once('close', () => response.raw.res.destroy())
    return events
  }

  const ownPage = { origin: publicUrl, 'sec-fetch-site': 'same-origin' }
  const rest: TestBrowser['rest'] = (method, path, body) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const contentType = body === undefined ? {} : { 'content-type': 'application/json' }
    return send({ method, url: path, headers: { ...ownPage, ...contentType }, ...payload })
  }
  const trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${publicUrl}/trpc`,
        async fetch(input, init) {
          const { host: _, pathname, search } = new URL(String(input))
          const method = init?.method === 'POST' ? 'POST' : 'GET'
          const body = typeof init?.body === 'string' ? { payload: init.body } : {}
          const contentType = method === 'POST' ? { 'content-type': 'application/json' } : {}
          const headers = { ...ownPage, ...contentType }
          const {
            headers: answered,
            status,
            text,
          } = await send({ method, url: pathname + search, headers, ...body })
          return new Response(text, { status, headers: { 'content-type': String(answered['content-type']) } })
        },
      }),
    ],
  })
  const withHeaders: TestBrowser['withHeaders'] = (headers) =>
    openBrowser(app, { ip, publicUrl, cookies, tabHeaders: headers })
  return { trpc, rest, send, stream, cookies, withHeaders }
}
