import fastifyCors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OtherOrigin } from '../cors-variables.ts'
import { isApi } from './security-headers.ts'

/** Of our answers, besides those that browsers show to every page. */
const SHOWN_HEADERS = [
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
  'Tus-Resumable',
  'Upload-Offset',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Browsers ask again after this, so that an origin that is no longer listed does not stay let in. */
const REMEMBERED_SECONDS = 600

/** Finds the listed origin that a request comes from. */
export type OtherOriginOf = (request: Pick<FastifyRequest, 'headers'>) => OtherOrigin | undefined

/**
 * Lets pages of the listed origins call the API (Fetch standard, 3.3). Unless an origin is listed with `+credentials`, no
 * cookie from there counts: only an API key does.
 */
export async function answerOtherOrigins(
  app: FastifyInstance,
  origins: readonly OtherOrigin[],
): Promise<OtherOriginOf> {
  const byOrigin = new Map(origins.map((each) => [each.origin, each]))
  const find: OtherOriginOf = ({ headers }) => byOrigin.get(headers.origin ?? '')
  if (origins.length === 0) return find
  await app.register(fastifyCors, {
    hideOptionsRoute: true,
    strictPreflight: false,
    delegator(request, done) {
      const listed = isApi(request.url) ? find(request) : undefined
      done(null, {
        origin: listed?.origin ?? false,
        credentials: listed?.credentials ?? false,
        methods: METHODS,
        exposedHeaders: SHOWN_HEADERS,
        maxAge: REMEMBERED_SECONDS,
      })
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (find(request)?.credentials === false) request.cookies = {}
    done()
  })
  return find
}
