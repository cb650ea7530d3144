import { AppError } from '@tallgrass/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isWebhook } from '../webhooks/is-webhook.ts'
import { isOneClickUnsubscribe } from './one-click-unsubscribe.ts'
import type { OtherOriginOf } from './other-origins.ts'

interface Options {
  otherOriginOf: OtherOriginOf
  publicUrl: string
  production: boolean
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITE = new Set(['same-origin', 'none'])

/**
 * Accepts changes only from our own pages, from those of origins that are listed with `+credentials`, and from callers that
 * are not browsers. Browsers send the origin of a request
 * (Fetch standard: Origin, Sec-Fetch-Site), so another site cannot act in a visitor's name. Webhooks and one-click
 * unsubscribing use no session: a signature or a sealed token proves them. Nor do API keys, which no browser sends by itself.
 */
export function requireSameOrigin(app: FastifyInstance, options: Options): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || provesItself(request)) return done()
    const other = options.otherOriginOf(request)
    if (other?.credentials) return done()
    if (other)
      return done(new AppError('FORBIDDEN', 'From this origin, only calls with an API key are accepted'))
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const originFits = origin === undefined || isOwn(origin, request, options)
    const siteFits = site === undefined || (typeof site === 'string' && OWN_SITE.has(site))
    if (originFits && siteFits) return done()
    done(new AppError('FORBIDDEN', 'This request did not come from our own pages'))
  })
}

function provesItself(request: FastifyRequest): boolean {
  return Boolean(request.presentedKey) || isWebhook(request) || isOneClickUnsubscribe(request)
}

function isOwn(origin: string, request: FastifyRequest, { production, publicUrl }: Options): boolean {
  return origin === publicUrl || (!production && origin === `${request.protocol}://${request.host}`)
}
