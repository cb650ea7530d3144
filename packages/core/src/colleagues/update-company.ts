import type { UpdateCompanyInput } from '@tallgrass/contracts'
import { type OrganizationRow, updateOrganization } from '@tallgrass/db'
import { type CompanyField, ensureFresh, ensureMayChange, rightsOf } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { ClientCtx } from '../authorize.ts'
import { lockCompany } from './lock-company.ts'

/**
 * Changes the given facts of the caller's own organization. Throws FORBIDDEN for a fact that needs a right which they
 * do not have; CONFLICT with both versions.
 */
export async function updateCompany(ctx: ClientCtx, { version, ...input }: Edit) {
  return ctx.transaction(async (tx) => {
    const { caller, organization } = await lockCompany(ctx, tx)
    const facts = factsOf(organization)
    const changes = changedFacts(facts, input)
    const theirs = { ...facts, version: organization.version }
    ensureFresh('company', { yours: { ...changes.after, version }, theirs })
    ensureMayChange(Object.keys(changes.after), rightsOf(caller))
    if (Object.keys(changes.after).length === 0) return { version }
    await updateOrganization(tx.db, organization.id, changes.after)
    audit(tx, {
      action: 'organization.update-own',
      entity: 'organization',
      entityId: organization.id,
      ...changes,
    })
    return { version: version + 1 }
  })
}

/** Facts that are left out stay unchanged. */
type Edit = Pick<UpdateCompanyInput, 'version'> & Partial<UpdateCompanyInput>

/** Without what only administrators know. */
function factsOf(organization: OrganizationRow): Record<CompanyField, string | null> {
  const { invoiceEmail, legalName, phone, postalAddress, taxId, timeZone } = organization
  return { legalName, postalAddress, phone, invoiceEmail, taxId, timeZone }
}
