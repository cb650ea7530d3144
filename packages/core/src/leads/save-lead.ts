import { randomUUID } from 'node:crypto'
import { insertNewLead, lockLeadByEmail, updateLead } from '@tallgrass/db'
import { type LeadFacts, type LeadId, type LeadSource, leadName, mergeLead, parseId } from '@tallgrass/domain'
import { type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { closingOf, REOPENED } from './closing-of.ts'
import { raiseReturnedLead, raiseUncontactedLead } from './raise-uncontacted-lead.ts'

interface LeadInput extends LeadFacts {
  email: string
  source: LeadSource
}

/**
 * Creates the lead of an address, or adds the new facts to it and reopens it if it was lost. `more` goes into
 * the audit row only. The id is random, so that it does not reveal when the address was first seen.
 */
export async function saveLead(tx: Tx, lead: LeadInput, more: AuditFacts = {}): Promise<{ id: LeadId }> {
  const { email, source, ...facts } = lead
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
    emit(tx, 'lead.created', { leadId: created.id, lead: leadName(lead), source })
    return created
  }
  const known = await lockLeadByEmail(tx.db, email)
  // It was deleted since the insert found it.
  if (!known) return saveLead(tx, lead, more)
  const { id } = known
  const merged = mergeLead(known, facts)
  const isBack = known.closedAs === 'lost'
  await updateLead(tx.db, id, { ...merged, ...(isBack && REOPENED) })
  if (isBack) {
    await raiseReturnedLead(tx, { id, source })
    emit(tx, 'lead.returned', { leadId: id, lead: leadName({ ...merged, email }), source })
  }
  audit(tx, {
    action: 'lead.update',
    entity: 'lead',
    entityId: id,
    before: { ...factsOf(known), ...(isBack && closingOf(known)) },
    after: { source, ...merged, ...(isBack && REOPENED), ...more },
  })
  return { id }
}

function factsOf({ company, interest, name, phone }: LeadFacts): LeadFacts {
  return { name, phone, company, interest }
}
