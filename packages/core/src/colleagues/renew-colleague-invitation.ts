import type { InvitedColleague, KnownColleagueInvitation } from '@tallgrass/contracts'
import { findColleagueInvitation, renewColleagueInvitation as renewRow } from '@tallgrass/db'
import { contactRights, ensureMayGive, noSuch, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { ClientCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { ensureInvites } from './ensure-invites.ts'
import { inviteOrReport, retryIfInvited } from './invite-or-report.ts'
import { lockPeople } from './lock-company.ts'
import { toInvitedColleague } from './to-invited-colleague.ts'

/**
 * Sends the invitation of a colleague again, with a new link. Throws NOT_FOUND once it was accepted or cancelled;
 * FORBIDDEN where only administrators invite, and for rights beyond the caller's; RATE_LIMITED.
 */
export async function renewColleagueInvitation(
  ctx: ClientCtx,
  input: KnownColleagueInvitation,
): Promise<InvitedColleague> {
  await ctx.limits.take('colleagueInvitation', ctx.scope.organizationId)
  return retryIfInvited(() => ctx.transaction((tx) => renew(ctx, tx, input)))
}

async function renew(ctx: ClientCtx, tx: Tx, { id }: KnownColleagueInvitation): Promise<InvitedColleague> {
  const { organization, rightsToGive } = await lockPeople(ctx, tx)
  const invitation = await findColleagueInvitation(tx.db, organization.id, id)
  if (!invitation) throw noSuch('ColleagueInvitation')
  ensureInvites(organization)
  ensureMayGive(
    contactRights.filter((right) => invitation[right]),
    rightsToGive,
  )
  const link = await inviteOrReport(ctx, tx, invitation)
  await renewRow(tx.db, id, link)
  audit(tx, {
    action: 'colleague.renew-invitation',
    entity: 'organization',
    entityId: organization.id,
    after: { email: invitation.email },
  })
  return toInvitedColleague({ ...invitation, expiresAt: toInstant(link.expiresAt) })
}
