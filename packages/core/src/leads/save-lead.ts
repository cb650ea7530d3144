import { randomUUID } from 'node:crypto'
import { insertNewLead, lockLeadByEmail, updateLead } from '@tallgrass/db'
import { type LeadFacts, type LeadSource, mergeLead } from '@tallgrass/domain'
import { type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { raiseUncontactedLead } from './raise-uncontacted-lead.ts'

interface AskingLead extends LeadFacts {
  email: string
  source: LeadSource
}

/**
 * Keeps who asked: one lead an address, filled up by whoever asks again. `more` is what else the one submission brought.
 * Its id is random, so that it does not tell when the address was first seen.
 */
export async function saveLead(
  tx: Tx,
  { email, source, ...asked }: AskingLead,
  more: AuditFacts = {},
): Promise<{ id: string }> {
  const created = await insertNewLead(tx.db, {
    id: randomUUID(),
    email,
    source,
    ...asked,
    createdAt: tx.now,
  })
  if (created) {
    audit(tx, {
      action: 'lead.create',
      entity: 'lead',
      entityId: created.id,
      after: { email, source, ...asked, ...more },
    })
    await raiseUncontactedLead(tx, { id: created.id, source })
    return created
  }
  const { id, ...known } = await lockLeadByEmail(tx.db, email)
  const merged = mergeLead(known, asked)
  await updateLead(tx.db, id, merged)
  audit(tx, {
    action: 'lead.update',
    entity: 'lead',
    entityId: id,
    before: known,
    after: { source, ...merged, ...more },
  })
  return { id }
}
