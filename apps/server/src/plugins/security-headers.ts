import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

interface Options {
  publicUrl: string
  /** The one page that we frame: our own, or one outside. */
  checklistFormUrl: string
  /** Names below ours may belong to others, who have no HTTPS: only who owns them all asks for it. */
  hstsSubdomains: boolean
  /** `'sha256-…'` of each script that stands inside our own pages; no other inline script runs. */
  scriptHashes: string[]
}

/** Pages whose address carries a secret: until it has been read, or for good where it is somebody's way back. */
const SECRET_PAGES =
  /^\/((invite\/accept|reset-password|checkout|client\/payment-success)\b|(schedule|sandbox|sign)\/[^/?])/

export function addSecurityHeaders(app: FastifyInstance, options: Options): void {
  const alone = headersOf(options, { framed: false })
  const framed = headersOf(options, { framed: true })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isFramed(request.url) ? framed : alone)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    reply.header('x-request-id', request.id)
    if (SECRET_PAGES.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    // Answers of the API depend on who asks.
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
}

/**
 * The headers that helmet sets, which are the same for every request: asked for once, on a response that is never sent.
 *
 * A call spends 5 µs on its headers instead of 21 with `@fastify/helmet`, of about 147 (22 November 2026; a call by
 * `npm run bench -- list`). Leans on helmet: that it sets headers at once, on a response of Node.js, and the same ones
 * for every request. `tests/http/security-headers.test.ts` fails where one is missing.
 */
function headersOf(
  { checklistFormUrl, hstsSubdomains, publicUrl, scriptHashes }: Options,
  { framed }: { framed: boolean },
) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // The component library writes style elements and attributes while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: [checklistFormUrl.startsWith('/') ? "'self'" : new URL(checklistFormUrl).origin],
        frameAncestors: [framed ? "'self'" : "'none'"],
      },
    },
    xFrameOptions: { action: framed ? 'sameorigin' : 'deny' },
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => {})
  return response.getHeaders()
}

/** The checklist form stands in a frame of the checklist page; nothing else may be framed. */
function isFramed(url = '') {
  return /^\/checklist-form\/?(\?|$)/.test(url)
}

/** Whether the address is one that programs call. */
export function isApi(url: string): boolean {
  return /^\/(api|trpc)(\/|\?|$)/.test(url)
}
