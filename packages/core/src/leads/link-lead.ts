import { type findLead, moveLeadRow } from '@tallgrass/db'
import {
  AppError,
  ensureLeadOpen,
  firstContactAt,
  type InvitationId,
  type LeadStatus,
  leadFlow,
  type UserId,
} from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { lockLead } from './lock-lead.ts'

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

interface Invited {
  step: 'invite'
  clientId: UserId
  invitationId: InvitationId
}

interface Converted {
  step: 'convert'
  clientId: UserId
}

const ENDS: Record<'invite' | 'convert', string> = {
  invite: 'The lead was invited.',
  convert: 'The lead became a client.',
}

/**
 * Links a lead to the contact that it became, with its calls and conversations. An invited one that is new becomes
 * contacted. The lead is locked last, as accepting an invitation does. Throws CONFLICT if it is no longer as it was
 * `seen`, or ILLEGAL_TRANSITION if it was closed.
 */
export async function linkLead(tx: Tx, seen: Lead, { step, ...link }: Invited | Converted) {
  const { id } = seen
  const lead = await lockLead(tx, id)
  ensureLeadOpen(lead, step)
  if (lead.clientId !== seen.clientId || lead.email !== seen.email) {
    throw new AppError('CONFLICT', 'This lead was changed by someone else. Please reload the page.')
  }
  const status = step === 'convert' ? 'converted' : afterInvitation(lead.status)
  const { clientId, invitationId } = lead
  if (status !== lead.status) leadFlow.next(lead.status, status)
  // Someone may become a client on paper alone, before anyone writes or calls.
  const firstContactedAt =
    step === 'convert' ? lead.firstContactedAt : firstContactAt(status, lead.firstContactedAt, tx.now)
  await moveLeadRow(tx.db, id, { from: lead.status, status, firstContactedAt, ...link })
  await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, ENDS[step])
  audit(tx, {
    action: `lead.${step}`,
    entity: 'lead',
    entityId: id,
    before: { status: lead.status, clientId, ...('invitationId' in link && { invitationId }) },
    after: { status, ...link },
  })
  return { id, version: lead.version + 1 }
}

function afterInvitation(status: LeadStatus): LeadStatus {
  return status === 'new' ? 'contacted' : status
}
