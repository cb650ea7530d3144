import { lockLeadsToConvert, moveLeadRow } from '@tallgrass/db'
import { type ClientId, firstContactAt, type InvitationId, type LeadStatus } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { closingOf, REOPENED } from '../leads/closing-of.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

const CONVERTED: LeadStatus = 'converted'

type Lead = Awaited<ReturnType<typeof lockLeadsToConvert>>[number]

/**
 * When an invitation is accepted, converts its lead, if any, or the one that had become this contact before, and reopens
 * a closed one.
 */
export async function leadBecomesClient(
  tx: Tx,
  accepted: { invitationId: InvitationId; clientId: ClientId },
): Promise<void> {
  for (const lead of await lockLeadsToConvert(tx.db, accepted)) await convert(tx, lead, accepted.clientId)
}

async function convert(tx: Tx, lead: Lead, clientId: ClientId): Promise<void> {
  const firstContactedAt = firstContactAt(CONVERTED, lead.firstContactedAt, tx.now)
  await moveLeadRow(tx.db, lead.id, {
    ...REOPENED,
    from: lead.status,
    status: CONVERTED,
    clientId,
    firstContactedAt,
  })
  await resolveWorkItems(
    tx,
    { kind: 'lead_uncontacted', entityId: lead.id },
    'The lead accepted an invitation.',
  )
  audit(tx, {
    action: 'lead.convert',
    entity: 'lead',
    entityId: lead.id,
    before: { status: lead.status, clientId: lead.clientId, ...(lead.closedAs && closingOf(lead)) },
    after: { status: CONVERTED, clientId, ...(lead.closedAs && REOPENED) },
  })
}
