import { countInvitations, countUsersByRole } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** The figures of User Management. */
export async function countPeople(ctx: AdminCtx) {
  const [{ ADMIN, CLIENT }, invitations] = await Promise.all([
    countUsersByRole(ctx.db),
    countInvitations(ctx.db, ctx.clock()),
  ])
  return {
    users: ADMIN.all + CLIENT.all,
    administrators: ADMIN.all,
    clients: CLIENT.all,
    canSignIn: { administrators: ADMIN.active, clients: CLIENT.active },
    pendingInvitations: invitations.pending,
    invitations: invitations.all,
  }
}
