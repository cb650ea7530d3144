import type { CloseLeadInput } from '@tallgrass/contracts'
import { updateLead } from '@tallgrass/db'
import { ensureFresh, ensureLeadClosable, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { closingOf } from './closing-of.ts'
import { lockLead } from './lock-lead.ts'

/**
 * Closes a lead as lost, with the reason, or as spam. It keeps its status and leaves the board. Throws
 * NOT_FOUND, CONFLICT with both versions, or ILLEGAL_TRANSITION for a closed or converted lead.
 */
export async function closeLead(ctx: AdminCtx, { as, id, reason, version }: CloseLeadInput) {
  return ctx.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    ensureFresh('lead', {
      yours: { version, closedAs: as },
      theirs: { version: lead.version, closedAs: lead.closedAs },
    })
    ensureLeadClosable(lead)
    const closing = {
      closedAs: as,
      closedReason: as === 'lost' ? reason : null,
      closedAt: toInstant(tx.now),
    }
    await updateLead(tx.db, id, closing)
    await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, `The lead was closed as ${as}.`)
    const change = { before: closingOf(lead), after: closing }
    audit(tx, { action: 'lead.close', entity: 'lead', entityId: id, ...change })
    return { id, version: version + 1 }
  })
}
