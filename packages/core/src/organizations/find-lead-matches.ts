import type { LeadMatches, LeadMatchesInput } from '@tallgrass/contracts'
import { findLead, findOrganization, findUserByEmail, listOrganizationsLike } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { OWN_DOMAIN } from './own-domain.ts'

/**
 * Who a lead may be already: a contact without an account who has its address, or someone from a client with its
 * company's name or mail domain. Throws NOT_FOUND.
 */
export async function findLeadMatches(
  ctx: AdminCtx,
  { company, id }: LeadMatchesInput,
): Promise<LeadMatches> {
  const lead = await findLead(ctx.db, id)
  if (!lead) throw noSuch('Lead')
  const { email } = lead
  const name = (company === undefined ? lead.company : company) ?? lead.name ?? ''
  return {
    contact: email ? await findWaiting(ctx, email) : null,
    clients: await listOrganizationsLike(ctx.db, { email, name, ownDomain: OWN_DOMAIN }),
  }
}

async function findWaiting({ db }: AdminCtx, email: string): Promise<LeadMatches['contact']> {
  const person = await findUserByEmail(db, email)
  if (!person?.organizationId || person.hasAccount) return null
  const organization = await findOrganization(db, person.organizationId)
  if (!organization) return null
  return { name: person.name, organizationId: organization.id, organizationName: organization.shownName }
}
