import type { KnownColleagueInvitation } from '@tallgrass/contracts'
import {
  cancelColleagueInvitation as cancelRow,
  findColleagueInvitation,
  moveInvitation,
} from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { ClientCtx } from '../authorize.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { lockCompany } from './lock-company.ts'

/** Cancels the invitation of a colleague, also one that another contact sent. Throws NOT_FOUND once it was accepted or cancelled. */
export async function cancelColleagueInvitation(
  ctx: ClientCtx,
  { id }: KnownColleagueInvitation,
): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { organization } = await lockCompany(ctx, tx)
    const invitation = await findColleagueInvitation(tx.db, organization.id, id)
    if (!invitation) throw noSuch('ColleagueInvitation')
    const { email, invitationId } = invitation
    await cancelRow(tx.db, id, tx.now)
    if (invitationId) await moveInvitation(tx.db, invitationId, { from: 'PENDING', to: 'CANCELLED' })
    await resolveEndedInvitations(tx, organization.id, 'The invitation was cancelled.')
    audit(tx, {
      action: 'colleague.cancel-invitation',
      entity: 'organization',
      entityId: organization.id,
      after: { email },
    })
  })
  return { ok: true }
}
