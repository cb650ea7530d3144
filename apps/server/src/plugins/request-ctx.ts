import { type Ctx, createCtx, findSessionUser, type Services, type SessionCarrier } from '@tallgrass/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The context of every verb: the caller, the origin of the request and the session. */
export async function createRequestCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> {
  const cookie = (name: string) => cookieCarrier(name, services.settings.publicUrl, request, reply)
  const session = clearingCache(reply, cookie('session'))
  const user = await findSessionUser(services, session.token)
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null, requestId: request.id }
  return createCtx(services, { user, origin, session, conversation: cookie('conversation') })
}

/** Signing out clears the browser's cache. Cookies and storage stay: they hold the theme and data of sibling sites. */
function clearingCache(reply: FastifyReply, session: SessionCarrier): SessionCarrier {
  return {
    ...session,
    revoke() {
      session.revoke()
      reply.header('clear-site-data', '"cache"')
    },
  }
}

function cookieCarrier(
  kind: string,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCarrier {
  // Browsers accept a Secure cookie only over HTTPS or from this machine.
  const secure = publicUrl.startsWith('https:') || isLoopback(request.hostname)
  const name = secure ? `__Host-${kind}` : kind
  const attributes = { httpOnly: true, path: '/', sameSite: 'lax', secure } as const
  return {
    token: request.cookies[name] ?? null,
    issue: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
    revoke: () => void reply.clearCookie(name, attributes),
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
