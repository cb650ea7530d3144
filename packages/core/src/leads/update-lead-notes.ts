import type { UpdateLeadNotesInput } from '@tallgrass/contracts'
import { updateLead } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockLead } from './lock-lead.ts'

/** Replaces the internal notes on a lead. Throws NOT_FOUND, or CONFLICT with both versions. */
export async function updateLeadNotes(ctx: AdminCtx, input: UpdateLeadNotesInput) {
  const { id, version } = input
  const notes = input.notes || null
  return ctx.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    ensureFresh('lead', { yours: { version, notes }, theirs: { version: lead.version, notes: lead.notes } })
    await updateLead(tx.db, id, { notes })
    const change = { before: { notes: lead.notes }, after: { notes } }
    audit(tx, { action: 'lead.update-notes', entity: 'lead', entityId: id, ...change })
    return { id, version: version + 1 }
  })
}
