import type { ChangeRoleInput, User } from '@tallgrass/contracts'
import {
  cancelAdministratorInvitationsBy,
  deleteCalendarFeed,
  deleteSessionsOf,
  findUserByEmail,
  isInCharge,
  lockAdministrators,
  lockOrganizations,
  lockUser,
  moveRole,
  revokeKeysOf,
  type UserRow,
} from '@tallgrass/db'
import { AppError, oppositeRole } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureNothingToSign, ensureOtherPayer } from '../contacts/ensure-replaced.ts'
import { lockOpenOrganization } from '../contacts/lock-organization.ts'
import { releaseConversations } from '../conversations/release-conversations.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { toUser } from './to-user.ts'

/**
 * Gives a user the role, and ends their sessions, their keys and their calendar's address; a former administrator's conversations are
 * released, and their invitations of administrators end. Does nothing if they already have it.
 * Throws NOT_FOUND; CONFLICT for the caller's own or the last administrator's role, and for a client who is in
 * charge of records, has a document to sign, or is the last one who pays open invoices; CONFLICT for a former client
 * whose client is archived; FORBIDDEN if the caller is no longer an administrator.
 */
export async function changeRole(ctx: AdminCtx, input: ChangeRoleInput): Promise<User> {
  return ctx.transaction(async (tx) => {
    // Role changes queue here, so that two administrators cannot demote each other.
    const administrators = await lockAdministrators(tx.db)
    if (!administrators.includes(ctx.user.id))
      throw new AppError('FORBIDDEN', 'Only administrators may do this')
    const user = await findUserByEmail(tx.db, input.email)
    if (!user) throw new AppError('NOT_FOUND', 'No account has this email address')
    if (user.id === ctx.user.id) throw new AppError('CONFLICT', 'You cannot change your own role')
    if (user.role === input.role) return toUser(user)
    if (!user.hasAccount || user.deactivatedAt) {
      throw new AppError('CONFLICT', `${user.name} has no account that can be used, so they stay a client`)
    }
    if (user.role === 'ADMIN' && administrators.length < 2) {
      throw new AppError('CONFLICT', 'The last administrator cannot be demoted')
    }
    if (user.role === 'CLIENT') await ensureNotInCharge(tx, user)
    const from = oppositeRole(input.role)
    const changed = await moveRole(tx.db, user.id, { from, to: input.role })
    if (!changed) throw new AppError('CONFLICT', 'This role was changed by someone else. Please try again.')
    // A former client is with the client of their records again.
    if (changed.organizationId) await lockOpenOrganization(tx, changed.organizationId)
    await deleteSessionsOf(tx.db, user.id)
    await deleteCalendarFeed(tx.db, user.id)
    await revokeKeysOf(tx.db, user.id, tx.now)
    if (input.role === 'CLIENT') {
      await releaseConversations(tx, user.id)
      await cancelAdministratorInvitationsBy(tx.db, user.id)
    }
    const change = { before: { role: from }, after: { role: input.role } }
    audit(tx, { action: 'user.change-role', entity: 'user', entityId: user.id, ...change })
    emit(tx, 'account.role_changed', { userId: user.id, role: input.role })
    if (input.role === 'ADMIN')
      emit(tx, 'account.administrator_added', { userId: user.id, person: user.name, by: 'role' })
    return toUser(changed)
  })
}

/** Nothing new can be made in the client's name until the transaction ends. Throws CONFLICT. */
async function ensureNotInCharge(tx: Tx, { id, name, organizationId, pays }: UserRow): Promise<void> {
  if (organizationId) await lockOrganizations(tx.db, [organizationId])
  await lockUser(tx.db, id)
  if (!(await isInCharge(tx.db, id))) {
    await ensureNothingToSign(tx, { id, name })
    if (organizationId && pays) await ensureOtherPayer(tx, { id, name, organizationId })
    return
  }
  throw new AppError(
    'CONFLICT',
    `${name} is in charge of projects, agreements or invoices, and so has to stay a client`,
  )
}
