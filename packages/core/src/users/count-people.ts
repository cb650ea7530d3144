import { countInvitations, countUsersByRole } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** The figures of User Management. */
export async function countPeople(ctx: AdminCtx) {
  const [byRole, invitations] = await Promise.all([
    countUsersByRole(ctx.db),
    countInvitations(ctx.db, ctx.clock()),
  ])
  return {
    users: byRole.ADMIN + byRole.CLIENT,
    administrators: byRole.ADMIN,
    clients: byRole.CLIENT,
    pendingInvitations: invitations.pending,
    invitations: invitations.all,
  }
}
