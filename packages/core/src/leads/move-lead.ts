import type { MoveLeadInput } from '@tallgrass/contracts'
import { moveLeadRow } from '@tallgrass/db'
import { ensureFresh, ensureLeadOpen, firstContactAt, leadFlow } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { lockLead } from './lock-lead.ts'
import { raiseUncontactedLead } from './raise-uncontacted-lead.ts'

/**
 * Moves a lead forward, or back by a step. Throws NOT_FOUND, CONFLICT with both versions, or
 * ILLEGAL_TRANSITION, also for a closed lead.
 */
export async function moveLead(ctx: AdminCtx, { id, to, version }: MoveLeadInput) {
  return ctx.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    ensureFresh('lead', {
      yours: { version, status: to },
      theirs: { version: lead.version, status: lead.status },
    })
    ensureLeadOpen(lead, 'move')
    const status = leadFlow.next(lead.status, to)
    const firstContactedAt = firstContactAt(status, lead.firstContactedAt, tx.now)
    await moveLeadRow(tx.db, id, { from: lead.status, status, firstContactedAt })
    if (status === 'new') await raiseUncontactedLead(tx, lead)
    else await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, `The lead is ${status}.`)
    const change = { before: { status: lead.status }, after: { status } }
    audit(tx, { action: 'lead.move', entity: 'lead', entityId: id, ...change })
    return { id, version: version + 1 }
  })
}
