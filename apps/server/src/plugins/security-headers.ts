import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

interface Options {
  publicUrl: string
  /** The only page that we frame: the built-in one or an external one. */
  checklistFormUrl: string
  /** Only for owners of all subdomains, which may otherwise belong to others and have no HTTPS. */
  hstsSubdomains: boolean
  /** `'sha256-…'` of each inline script in our pages; no other inline script runs. */
  scriptHashes: string[]
}

/** Pages whose URL contains a secret, either until it is read or permanently, as a link to come back. */
const SECRET_PAGES =
  /^\/((invite\/accept|reset-password|confirm-email|undo-email|sign-in|unsubscribe|checkout|client\/payment-success)\b|(chat|schedule|sandbox|sign|your-data)\/[^/?])/

export function addSecurityHeaders(app: FastifyInstance, options: Options): void {
  const alone = headersOf(options, { framed: false })
  const framed = headersOf(options, { framed: true })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isFramed(request.url) ? framed : alone)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    reply.header('x-request-id', request.id)
    if (SECRET_PAGES.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    // API responses depend on the caller.
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
}

/**
 * Helmet's headers, which are the same for every request: computed once, on a response that is never sent.
 *
 * A call spends 5 µs on its headers instead of 21 µs with `@fastify/helmet`, out of about 147 µs (November 22, 2026,
 * `npm run bench -- list`). Depends on helmet setting headers synchronously on a Node.js response, the same for every
 * request. `tests/http/security-headers.test.ts` fails if one is missing.
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
        // Files of projects are shown in frames.
        frameSrc: ["'self'", ...(checklistFormUrl.startsWith('/') ? [] : [new URL(checklistFormUrl).origin])],
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

/** The checklist page frames the checklist form; nothing else may be framed. */
function isFramed(url = '') {
  return /^\/checklist-form\/?(\?|$)/.test(url)
}

/** True for the URLs of the API, with or without a route. */
export function isApi(url: string): boolean {
  return /^\/(api|trpc)(\/|\?|$)/.test(url)
}
