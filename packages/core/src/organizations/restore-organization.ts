import type { ArchiveOrganizationInput } from '@tallgrass/contracts'
import { updateOrganization } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import { ensureClientFresh } from './organization-facts.ts'

/**
 * Brings an archived client back. Throws NOT_FOUND; CONFLICT for a stale version, and for one that was merged into
 * another. Does nothing if it is in use.
 */
export async function restoreOrganization(ctx: AdminCtx, { id, version }: ArchiveOrganizationInput) {
  return ctx.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id)
    if (organization.archivedAt === null) return { id, version: organization.version }
    ensureClientFresh(organization, version)
    await updateOrganization(tx.db, id, { archivedAt: null })
    audit(tx, { action: 'organization.restore', entity: 'organization', entityId: id })
    return { id, version: version + 1 }
  })
}
