import { hash } from 'node:crypto'
import { type PresentedKey, type Services, skipIfDiskFull } from '@tallgrass/core'
import { findKey } from '@tallgrass/core/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProbe } from './health.ts'
import { isApi } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that a call presented, or why it was refused. Null if the call presented no key. */
    presentedKey: PresentedKey | { refusal: unknown } | null
  }
}

/** More than any business has; without a bound, a process would remember every key that there ever was. */
const MAX_KNOWN = 10_000

/**
 * Looks up the API key of each call (RFC 6750, 2.1), and limits calls per minute: those with a key by key, all others by
 * address. A key counts by address until this process has seen that it is valid, so that guesses are limited too. Pages
 * and files do not count; on a full disk, calls pass uncounted.
 */
export function limitRequests(app: FastifyInstance, services: Services): void {
  const { limits } = services
  const known = new Set<string>()
  app.decorateRequest('presentedKey', null)

  async function identify(token: string, ip: string): Promise<FastifyRequest['presentedKey']> {
    const digest = hash('sha256', token)
    if (!known.has(digest)) await skipIfDiskFull(() => limits.take('request', ip))
    try {
      const presented = await findKey(services, token)
      if (known.size >= MAX_KNOWN) known.clear()
      known.add(digest)
      return presented
    } catch (refusal) {
      known.delete(digest)
      return { refusal }
    }
  }

  app.addHook('onRequest', async (request) => {
    if (!isApi(request.url) || isProbe(request.url)) return
    const token = bearerOf(request)
    if (token === undefined) return void (await skipIfDiskFull(() => limits.take('request', request.ip)))
    const presented = await identify(token, request.ip)
    request.presentedKey = presented
    if (presented && 'key' in presented) {
      const { id } = presented.key
      await skipIfDiskFull(() => limits.take('apiKey', id))
    }
  })
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** The key that a caller presented; undefined without one. Throws why it does not count. */
export function keyOf(request: FastifyRequest, reply: FastifyReply): PresentedKey | undefined {
  const { presentedKey } = request
  if (!presentedKey) return undefined
  if ('key' in presentedKey) return presentedKey
  reply.header('www-authenticate', 'Bearer error="invalid_token"')
  throw presentedKey.refusal
}
