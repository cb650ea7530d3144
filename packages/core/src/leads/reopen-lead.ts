import type { ReopenLeadInput } from '@tallgrass/contracts'
import { updateLead } from '@tallgrass/db'
import { ensureFresh, ensureLeadClosed } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { closingOf, REOPENED } from './closing-of.ts'
import { lockLead } from './lock-lead.ts'
import { raiseUncontactedLead } from './raise-uncontacted-lead.ts'

/**
 * Puts a closed lead back where it was. Throws NOT_FOUND, CONFLICT with both versions, or ILLEGAL_TRANSITION
 * for an open lead.
 */
export async function reopenLead(ctx: AdminCtx, { id, version }: ReopenLeadInput) {
  return ctx.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    ensureFresh('lead', {
      yours: { version, closedAs: null },
      theirs: { version: lead.version, closedAs: lead.closedAs },
    })
    ensureLeadClosed(lead)
    await updateLead(tx.db, id, REOPENED)
    if (lead.status === 'new') await raiseUncontactedLead(tx, lead)
    const change = { before: closingOf(lead), after: REOPENED }
    audit(tx, { action: 'lead.reopen', entity: 'lead', entityId: id, ...change })
    return { id, version: version + 1 }
  })
}
