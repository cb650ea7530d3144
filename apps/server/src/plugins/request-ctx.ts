import { viewedFilePath } from '@tallgrass/contracts'
import {
  type Ctx,
  createCtx,
  createKeyCtx,
  createViewingCtx,
  ensureScope,
  noCarrier,
  type Services,
  type SessionCarrier,
} from '@tallgrass/core'
import { findSessionUser, findView } from '@tallgrass/core/people'
import type { ApiScope } from '@tallgrass/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyOf } from './presented-key.ts'

interface Admission {
  /** What an API key needs here; `OF_PROCEDURE` if that is checked per procedure. Without it, no key is accepted. */
  scope?: ApiScope | 'OF_PROCEDURE'
}

/**
 * The context of every verb: the caller, the origin of the request and the session. Throws UNAUTHENTICATED for a view of
 * the portal that has ended: such a request never gets the administrator's own rights. With an API key, cookies do not count.
 */
export async function createRequestCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { scope }: Admission = {},
): Promise<Ctx> {
  const origin = originOf(request)
  const withKey = keyOf(request, reply)
  if (withKey) {
    const ctx = createKeyCtx(services, withKey, origin)
    if (scope !== 'OF_PROCEDURE') ensureScope(ctx, scope)
    return ctx
  }
  const cookie = (name: string) => cookieCarrier(name, services.settings.publicUrl, request, reply)
  const session = clearingCache(reply, cookie('session'))
  const presented = presentedView(request)
  if (presented) {
    const view = await findView(services, { ...presented, session: session.token })
    return createViewingCtx(services, { ...view, origin, session })
  }
  const user = await findSessionUser(services, session.token, { isUse: isAttended(request) })
  return createCtx(services, {
    user,
    origin,
    session,
    conversation: cookie('conversation'),
    device: cookie('device'),
    steps: {
      link: cookie('sign-in-link'),
      visit: cookie('provider-visit'),
      ticket: cookie('provider-ticket'),
    },
  })
}

/** The context of an anonymous visitor, whatever cookies came along: a signature or a sealed token proves what they may do. */
export function createVisitorCtx(services: Services, request: FastifyRequest): Ctx {
  const caller = { user: null, session: noCarrier, conversation: noCarrier }
  return createCtx(services, { ...caller, origin: originOf(request) })
}

/** False for an open stream, and for calls that a page makes on its own. */
function isAttended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] === undefined && !wantsEvents(headers)
}

/** True for a stream of server-sent events (HTML standard, 9.2). */
export function wantsEvents({ accept = '' }: FastifyRequest['headers']): boolean {
  return accept.includes('text/event-stream')
}

function originOf({ headers, id: requestId, ip }: FastifyRequest) {
  return { ip, userAgent: headers['user-agent'] ?? null, requestId }
}

/** The view of a portal: the header of a tab that shows it, or the token in the address of a file. */
function presentedView({ headers, query, url }: FastifyRequest) {
  const { 'x-view-as': header } = headers
  if (header !== undefined) return { token: String(header), path: null }
  const [path] = url.split('?')
  const token = Reflect.get(Object(query), 'view')
  if (token === undefined || !viewedFilePath.safeParse(path).success) return undefined
  return { token: String(token), path: path ?? null }
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
