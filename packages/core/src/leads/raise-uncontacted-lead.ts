import type { LeadSource } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

const CAME: Record<LeadSource, string> = {
  chat: 'They wrote in the chat',
  checklist: 'They filled in the checklist',
  schedule: 'They booked a call',
}

/** A lead waits for a first contact. One that is moved back to new waits again. */
export async function raiseUncontactedLead(
  tx: Tx,
  { id, source }: { id: string; source: LeadSource },
): Promise<void> {
  await raiseWorkItem(tx, {
    kind: 'lead_uncontacted',
    cause: `lead:${id}:${tx.now.toISOString()}`,
    detail: `${CAME[source]}, and no one has contacted them yet.`,
    entity: 'lead',
    entityId: id,
  })
}
