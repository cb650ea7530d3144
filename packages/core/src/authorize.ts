import type { SessionUser } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from './ctx.ts'

/** Somebody is signed in. */
export interface UserCtx extends Ctx {
  user: SessionUser
}

/** An administrator is signed in: reads may span all clients. */
export interface AdminCtx extends UserCtx {
  access: 'ADMIN'
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
  return { ...signedIn, access: 'ADMIN' }
}
