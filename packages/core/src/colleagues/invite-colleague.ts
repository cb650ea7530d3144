import type { InviteColleagueInput, InvitedColleague } from '@tallgrass/contracts'
import { type ContactRow, findColleagueInvitationTo, insertColleagueInvitation, newId } from '@tallgrass/db'
import { AppError, contactRights, ensureMayGive, fullName, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { ClientCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { ensureInvites } from './ensure-invites.ts'
import { inviteOrReport, retryIfInvited } from './invite-or-report.ts'
import { lockPeople } from './lock-company.ts'
import { toInvitedColleague } from './to-invited-colleague.ts'

/**
 * Invites a person to the caller's organization, who joins it by accepting. An address that is taken gets the same
 * answer, and only administrators are told. Throws FORBIDDEN where only administrators invite, and for rights
 * beyond the caller's; CONFLICT for a contact, or for someone who is invited already; RATE_LIMITED.
 */
export async function inviteColleague(
  ctx: ClientCtx,
  input: InviteColleagueInput,
): Promise<InvitedColleague> {
  await ctx.limits.take('colleagueInvitation', ctx.scope.organizationId)
  return retryIfInvited(() => ctx.transaction((tx) => invite(ctx, tx, input)))
}

async function invite(ctx: ClientCtx, tx: Tx, input: InviteColleagueInput): Promise<InvitedColleague> {
  const { contacts, organization, rightsToGive } = await lockPeople(ctx, tx)
  ensureInvites(organization)
  ensureMayGive(
    contactRights.filter((right) => input[right]),
    rightsToGive,
  )
  ensureNoContact(contacts, input.email)
  const { id: organizationId } = organization
  if (await findColleagueInvitationTo(tx.db, organizationId, input.email)) {
    throw new AppError('CONFLICT', `${input.email} is already invited. Send that invitation again instead.`)
  }
  const colleague = { ...input, id: newId('ColleagueInvitation', tx.now), organizationId }
  const link = await inviteOrReport(ctx, tx, { ...colleague, invitationId: null })
  await insertColleagueInvitation(tx.db, {
    ...colleague,
    ...link,
    invitedBy: ctx.user.id,
    createdAt: tx.now,
  })
  const { email, pays, reviews, signs } = input
  audit(tx, {
    action: 'colleague.invite',
    entity: 'organization',
    entityId: organizationId,
    after: { person: fullName(input), email, signs, pays, reviews },
  })
  return toInvitedColleague({ ...colleague, expiresAt: toInstant(link.expiresAt) })
}

/** Throws CONFLICT for the address of someone in this organization. */
function ensureNoContact(contacts: ContactRow[], address: string): void {
  const known = contacts.find(({ email }) => email === address)
  if (!known) return
  const { deactivatedAt, hasAccount, name } = known
  if (deactivatedAt) throw new AppError('CONFLICT', `${name} no longer has access. Ask us to restore it.`)
  if (hasAccount) throw new AppError('CONFLICT', `${name} already has access`)
  throw new AppError('CONFLICT', `${name} is already a contact of yours. Ask us to send the invitation.`)
}
