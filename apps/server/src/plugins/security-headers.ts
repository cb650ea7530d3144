import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface Options {
  publicUrl: string
  /** `'sha256-…'` of each script that stands inside our own pages; no other inline script runs. */
  scriptHashes: string[]
}

/** Pages whose address carries a secret until it has been read. */
const SECRET_PAGES = /^\/(invite\/accept|reset-password)\b/

export async function addSecurityHeaders(app: FastifyInstance, { publicUrl, scriptHashes }: Options) {
  await app.register(helmet, {
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
        frameAncestors: ["'none'"],
      },
    },
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    reply.header('x-request-id', request.id)
    if (SECRET_PAGES.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    // Answers of the API depend on who asks.
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
  })
}

/** Whether the address is one that programs call. */
export function isApi(url: string): boolean {
  return /^\/(api|trpc)(\/|\?|$)/.test(url)
}
