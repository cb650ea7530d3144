import type { SessionUser } from '@tallgrass/contracts'
import type { Scope } from '@tallgrass/db'
import { AppError, type Role } from '@tallgrass/domain'
import type { Ctx } from './ctx.ts'

/** Somebody is signed in. */
export interface UserCtx extends Ctx {
  user: SessionUser
}

/** Somebody is signed in, and reads are narrowed to what they may see. */
export interface PortalCtx extends UserCtx {
  access: Role
  scope: Scope
}

/** An administrator is signed in: reads may span all clients. */
export interface AdminCtx extends PortalCtx {
  access: 'ADMIN'
}

/** A client is signed in, and sees their own records. */
export interface ClientCtx extends PortalCtx {
  access: 'CLIENT'
  clientId: string
}

/** Throws UNAUTHENTICATED. */
export function requireUser(ctx: Ctx): UserCtx {
  if (!ctx.user) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  return { ...ctx, user: ctx.user }
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(ctx: Ctx): AdminCtx {
  const signedIn = requireUser(ctx)
  if (signedIn.user.role !== 'ADMIN') throw new AppError('FORBIDDEN', 'Only administrators may do this')
  return { ...signedIn, access: 'ADMIN', scope: 'everybody' }
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireClient(ctx: Ctx): ClientCtx {
  const signedIn = requireUser(ctx)
  if (signedIn.user.role !== 'CLIENT') throw new AppError('FORBIDDEN', 'Only clients may do this')
  const clientId = signedIn.user.id
  return { ...signedIn, access: 'CLIENT', clientId, scope: { clientId } }
}

/** For what both roles read, each what is theirs. Throws UNAUTHENTICATED. */
export function requirePortal(ctx: Ctx): PortalCtx {
  return requireUser(ctx).user.role === 'ADMIN' ? requireAdmin(ctx) : requireClient(ctx)
}
