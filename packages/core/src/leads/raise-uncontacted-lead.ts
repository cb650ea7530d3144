import { type LeadId, type LeadOrigin, type LeadSource, toInstant } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

const ORIGINS: Record<LeadSource | LeadOrigin, string> = {
  chat: 'They wrote in the chat',
  checklist: 'They filled in the checklist',
  schedule: 'They booked a call',
  phone: 'They called',
  fair: 'They were met at a fair',
  referral: 'Someone referred them',
  other: 'They were added by hand',
}

interface UncontactedLead {
  id: LeadId
  source: LeadSource | LeadOrigin
}

/** Raises a work item for a lead without a first contact. A lead moved back to new gets another one. */
export async function raiseUncontactedLead(tx: Tx, lead: UncontactedLead): Promise<void> {
  await raise(tx, lead, ', and no one has contacted them yet')
}

/** Raises a work item for a lost lead that has asked for something again. */
export async function raiseReturnedLead(tx: Tx, lead: UncontactedLead): Promise<void> {
  await raise(tx, lead, ' after the lead was closed as lost')
}

async function raise(tx: Tx, { id, source }: UncontactedLead, words: string): Promise<void> {
  await raiseWorkItem(tx, {
    kind: 'lead_uncontacted',
    cause: `lead:${id}:${toInstant(tx.now)}`,
    detail: `${ORIGINS[source]}${words}.`,
    entity: 'lead',
    entityId: id,
  })
}
