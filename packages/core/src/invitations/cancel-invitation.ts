import { findInvitation, findInviterOf, moveInvitation } from '@tallgrass/db'
import { AppError, type InvitationId, invitationFlow, invitationStatusAt, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'

/**
 * Cancels a pending invitation. Throws NOT_FOUND, ILLEGAL_TRANSITION, or CONFLICT if it changed in the
 * meantime.
 */
export async function cancelInvitation(ctx: AdminCtx, { id }: { id: InvitationId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const invitation = await findInvitation(tx.db, id)
    if (!invitation) throw noSuch('Invitation')
    const from = invitationStatusAt(invitation, tx.now)
    const to = invitationFlow.next(from, 'cancel')
    if (!(await moveInvitation(tx.db, id, { from, to }))) {
      throw new AppError('CONFLICT', 'This invitation was changed by someone else. Please try again.')
    }
    const inviterId = await findInviterOf(tx.db, id)
    if (inviterId) await resolveEndedInvitations(tx, inviterId, 'The invitation was cancelled.')
    const change = { before: { status: from }, after: { status: to } }
    audit(tx, { action: 'invitation.cancel', entity: 'invitation', entityId: id, ...change })
  })
  return { ok: true }
}
