import { type LeadId, type LeadSource, toInstant } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

const ORIGINS: Record<LeadSource, string> = {
  chat: 'They wrote in the chat',
  checklist: 'They filled in the checklist',
  schedule: 'They booked a call',
}

/** Raises a work item for a lead without a first contact. A lead moved back to new gets another one. */
export async function raiseUncontactedLead(
  tx: Tx,
  { id, source }: { id: LeadId; source: LeadSource },
): Promise<void> {
  await raiseWorkItem(tx, {
    kind: 'lead_uncontacted',
    cause: `lead:${id}:${toInstant(tx.now)}`,
    detail: `${ORIGINS[source]}, and no one has contacted them yet.`,
    entity: 'lead',
    entityId: id,
  })
}
