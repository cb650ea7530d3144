import type { LeadMatches, LeadMatchesInput } from '@tallgrass/contracts'
import { findContactOfLead, findLead, findOrganization, listOrganizationsLike } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { OWN_DOMAIN } from './own-domain.ts'

/**
 * Who a lead may be already: a contact whom it became or who has its address, or someone from a client with its company's
 * name or mail domain. Throws NOT_FOUND.
 */
export async function findLeadMatches(
  ctx: AdminCtx,
  { company, id }: LeadMatchesInput,
): Promise<LeadMatches> {
  const lead = await findLead(ctx.db, id)
  if (!lead) throw noSuch('Lead')
  const { email } = lead
  const name = (company === undefined ? lead.company : company) ?? lead.name ?? ''
  const [contact, clients] = await Promise.all([
    findKnown(ctx, lead),
    listOrganizationsLike(ctx.db, { email, name, ownDomain: OWN_DOMAIN }),
  ])
  return { contact, clients }
}

type Lead = Parameters<typeof findContactOfLead>[1]

async function findKnown({ db }: AdminCtx, lead: Lead): Promise<LeadMatches['contact']> {
  const person = await findContactOfLead(db, lead)
  if (!person?.organizationId) return null
  const organization = await findOrganization(db, person.organizationId)
  if (!organization) return null
  const { hasAccount, name } = person
  return { name, hasAccount, organizationId: organization.id, organizationName: organization.shownName }
}
