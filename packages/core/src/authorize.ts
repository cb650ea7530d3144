import { type Db, type Everybody, listNamesWithRight, type Scope, scopeOfEverybody } from '@tallgrass/db'
import {
  AppError,
  type ContactRight,
  type OrganizationId,
  type Role,
  refusalWithout,
} from '@tallgrass/domain'
import type { SignedInUser } from './caller.ts'
import type { Ctx } from './ctx.ts'
import { needsSecondFactor } from './needs-second-factor.ts'

/** A user is signed in. */
export interface UserCtx extends Ctx {
  user: SignedInUser
}

/** A user is signed in, and reads are narrowed to what they may see. */
export interface PortalCtx extends UserCtx {
  access: Role
  scope: Scope
}

/** An administrator is signed in: reads may span all organizations. */
export interface AdminCtx extends PortalCtx {
  access: 'ADMIN'
  scope: Everybody
}

/** A client is signed in, and sees the records of their organization. */
export interface ClientCtx extends PortalCtx {
  access: 'CLIENT'
  scope: { organizationId: OrganizationId }
}

/** The members that a narrower context adds to `Ctx`. */
type Narrowing<Narrow extends UserCtx> = Omit<Narrow, Exclude<keyof Ctx, 'user'>>

/** Throws UNAUTHENTICATED. */
export function asUser({ user }: Ctx): Narrowing<UserCtx> {
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  return { user }
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function asAdmin(ctx: Ctx): Narrowing<AdminCtx> {
  const { user } = asUser(ctx)
  if (user.role !== 'ADMIN') throw new AppError('FORBIDDEN', 'Only administrators may do this')
  if (needsSecondFactor(ctx.settings, user)) {
    const message = 'Administrators of this site need a second factor. Add one to your account first.'
    throw new AppError('FORBIDDEN', message)
  }
  return { user, access: 'ADMIN', scope: scopeOfEverybody() }
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function asClient(ctx: Ctx): Narrowing<ClientCtx> {
  const { user } = asUser(ctx)
  const { organizationId, role } = user
  if (role !== 'CLIENT' || organizationId === null)
    throw new AppError('FORBIDDEN', 'Only clients may do this')
  return { user, access: 'CLIENT', scope: { organizationId } }
}

/** For reads open to both roles, each within its own scope. Throws UNAUTHENTICATED. */
export function asPortal(ctx: Ctx): Narrowing<PortalCtx> {
  return asUser(ctx).user.role === 'ADMIN' ? asAdmin(ctx) : asClient(ctx)
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(ctx: Ctx): AdminCtx {
  return { ...ctx, ...asAdmin(ctx) }
}

/** True for administrators, and for contacts who have the right. */
export function hasRight({ access, user }: PortalCtx, right: ContactRight): boolean {
  return access === 'ADMIN' || user.rights.includes(right)
}

/** Throws FORBIDDEN for a contact without the right, and says who has it. A transaction passes its own `db`. */
export async function ensureRight(ctx: PortalCtx, right: ContactRight, db = ctx.db): Promise<void> {
  const { organizationId, org } = ctx.user
  if (hasRight(ctx, right) || organizationId === null) return
  throw await withoutRight(db, right, { id: organizationId, name: org })
}

/** The refusal of a contact of this organization. */
export async function withoutRight(
  db: Db,
  right: ContactRight,
  { id, name }: { id: OrganizationId; name: string | null },
): Promise<AppError> {
  const others = await listNamesWithRight(db, id, right)
  return new AppError('FORBIDDEN', refusalWithout(right, { org: name, others }))
}

/** For reads open to both roles, each within its own scope. Throws UNAUTHENTICATED. */
export function requirePortal(ctx: Ctx): PortalCtx {
  return { ...ctx, ...asPortal(ctx) }
}
