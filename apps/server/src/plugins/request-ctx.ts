import { type Ctx, createCtx, findSessionUser, type Services, type SessionCarrier } from '@tallgrass/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who asks, from where, and with which session: what every verb gets. */
export async function createRequestCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> {
  const cookie = (name: string) => cookieCarrier(name, services.settings.publicUrl, request, reply)
  const session = forgettingPages(reply, cookie('session'))
  const user = await findSessionUser(services, session.token)
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null, requestId: request.id }
  return createCtx(services, { user, origin, session, conversation: cookie('conversation') })
}

/** Whoever signs out leaves no answers behind. Cookies and storage stay: the theme, and other sites of the domain. */
function forgettingPages(reply: FastifyReply, session: SessionCarrier): SessionCarrier {
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
  // Browsers take a Secure cookie over HTTPS and from this machine itself, and refuse it elsewhere.
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
