import type { AddLeadInput } from '@tallgrass/contracts'
import { insertNewLead, newId } from '@tallgrass/db'
import { firstContactAt, leadName, placeholderEmail } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { emailTaken } from './email-taken.ts'
import { raiseUncontactedLead } from './raise-uncontacted-lead.ts'

/** Creates a lead from outside the site, by hand. Throws CONFLICT for the address of another lead. */
export async function addLead(ctx: AdminCtx, { source, ...input }: AddLeadInput) {
  const { company = null, email = null, interest, name = null, notes, phone = null, status } = input
  return ctx.transaction(async (tx) => {
    const id = newId('Lead', tx.now)
    const facts = { name, phone, company, interest, status, notes }
    const created = await insertNewLead(tx.db, {
      ...facts,
      id,
      email: email ?? placeholderEmail(id),
      origin: source,
      firstContactedAt: firstContactAt(status, null, tx.now),
      createdAt: tx.now,
    })
    if (!created) throw emailTaken()
    audit(tx, { action: 'lead.create', entity: 'lead', entityId: id, after: { email, source, ...facts } })
    if (status === 'new') await raiseUncontactedLead(tx, { id, source })
    emit(tx, 'lead.created', { leadId: id, lead: leadName({ name, email, phone }), source })
    return { id, version: 1 }
  })
}
