import type { InviteLeadInput } from '@tallgrass/contracts'
import { findLead, moveLeadRow } from '@tallgrass/db'
import { AppError, ensureLeadOpen, firstContactAt, leadFlow, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { lockLead } from '../leads/lock-lead.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { addInvitation, refuseSecondInvitation } from './add-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Invites a lead to become a client. A new lead becomes contacted, and converted once they accept.
 * Throws NOT_FOUND; ILLEGAL_TRANSITION for a closed lead; or CONFLICT for a lead without an address, or an
 * address with an account or a pending invitation.
 */
export async function inviteLead(ctx: AdminCtx, input: InviteLeadInput) {
  const invited = await refuseSecondInvitation(() => ctx.transaction((tx) => invite(ctx, tx, input)))
  return sendInvitation(ctx, invited)
}

async function invite(ctx: AdminCtx, tx: Tx, { firstName, id, lastName }: InviteLeadInput) {
  const known = await findLead(tx.db, id)
  if (!known) throw noSuch('Lead')
  ensureLeadOpen(known, 'invite')
  const { email } = known
  if (!email) {
    throw new AppError('CONFLICT', 'This lead has no email address. Add one before you invite them.')
  }
  // Before the lead is locked: accepting an invitation locks the two in the same order.
  const invited = await addInvitation(ctx, tx, { firstName, lastName, email, role: 'CLIENT' })
  const lead = await lockLead(tx, id)
  ensureLeadOpen(lead, 'invite')
  const status = lead.status === 'new' ? leadFlow.next('new', 'contacted') : lead.status
  const firstContactedAt = firstContactAt(status, lead.firstContactedAt, tx.now)
  await moveLeadRow(tx.db, id, { from: lead.status, status, invitationId: invited.id, firstContactedAt })
  await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, 'The lead was invited.')
  audit(tx, {
    action: 'lead.invite',
    entity: 'lead',
    entityId: id,
    before: { status: lead.status, invitationId: lead.invitationId },
    after: { status, invitationId: invited.id },
  })
  return invited
}
