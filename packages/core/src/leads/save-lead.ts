import { randomUUID } from 'node:crypto'
import { insertNewLead, lockLeadByEmail, updateLead } from '@tallgrass/db'
import { type LeadFacts, type LeadId, type LeadSource, mergeLead, parseId } from '@tallgrass/domain'
import { type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { raiseUncontactedLead } from './raise-uncontacted-lead.ts'

interface LeadInput extends LeadFacts {
  email: string
  source: LeadSource
}

/**
 * Creates the lead of an address, or adds the new facts to it. `more` goes into the audit row only. The id is
 * random, so that it does not reveal when the address was first seen.
 */
export async function saveLead(
  tx: Tx,
  { email, source, ...facts }: LeadInput,
  more: AuditFacts = {},
): Promise<{ id: LeadId }> {
  const created = await insertNewLead(tx.db, {
    id: parseId('Lead', randomUUID()),
    email,
    source,
    ...facts,
    createdAt: tx.now,
  })
  if (created) {
    audit(tx, {
      action: 'lead.create',
      entity: 'lead',
      entityId: created.id,
      after: { email, source, ...facts, ...more },
    })
    await raiseUncontactedLead(tx, { id: created.id, source })
    return created
  }
  const { id, ...known } = await lockLeadByEmail(tx.db, email)
  const merged = mergeLead(known, facts)
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
