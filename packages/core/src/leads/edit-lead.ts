import type { EditLeadInput } from '@tallgrass/contracts'
import { isUniqueViolation, updateLead } from '@tallgrass/db'
import { AppError, ensureFresh, ensureLeadNamed, placeholderEmail } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emailTaken } from './email-taken.ts'
import { lockLead } from './lock-lead.ts'

/**
 * Changes the given facts of a lead. Throws NOT_FOUND; CONFLICT with both versions, or for the address of
 * another lead; INVALID for the source of a lead from the site, or if nothing is left to call the lead by.
 */
export async function editLead(ctx: AdminCtx, input: EditLeadInput) {
  try {
    return await ctx.transaction((tx) => edit(tx, input))
  } catch (error) {
    throw isUniqueViolation(error, 'leads_email_key') ? emailTaken(error) : error
  }
}

async function edit(tx: Tx, { id, version, ...input }: EditLeadInput) {
  const lead = await lockLead(tx, id)
  const { company, interest, name, origin, phone, source } = lead
  const facts = { name, email: lead.email || null, phone, company, interest, source }
  const { after, before } = changedFacts(facts, input)
  const theirs = { ...facts, version: lead.version }
  ensureFresh('lead', { yours: { ...after, version }, theirs })
  if ('source' in after && origin === null) {
    throw new AppError('INVALID', 'This lead came from the site, so its source cannot change')
  }
  ensureLeadNamed({ ...facts, ...after })
  if (Object.keys(after).length === 0) return { id, version }
  const { email, source: newOrigin, ...rest } = input
  await updateLead(tx.db, id, {
    ...rest,
    ...(newOrigin && { origin: newOrigin }),
    ...(email !== undefined && { email: email ?? placeholderEmail(id) }),
  })
  audit(tx, { action: 'lead.edit', entity: 'lead', entityId: id, before, after })
  return { id, version: version + 1 }
}
