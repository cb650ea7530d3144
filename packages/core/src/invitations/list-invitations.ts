import type { ListInvitationsInput } from '@tallgrass/contracts'
import { listInvitations as listInvitationRows } from '@tallgrass/db'
import { invitationStatusAt } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Invitations, newest first, each with its current status. */
export async function listInvitations(ctx: AdminCtx, input: ListInvitationsInput) {
  const now = ctx.clock()
  const { cursor, limit, show } = input
  const page = await listInvitationRows(ctx.db, {
    limit,
    cursor,
    pendingAt: show === 'pending' ? now : undefined,
  })
  return { ...page, items: page.items.map((row) => ({ ...row, status: invitationStatusAt(row, now) })) }
}
