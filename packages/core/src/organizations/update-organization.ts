import type { UpdateOrganizationInput } from '@tallgrass/contracts'
import { updateOrganization as updateRow } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import { ensureClientFresh, factsOf } from './organization-facts.ts'

/** Facts that are left out stay unchanged. */
type Edit = Pick<UpdateOrganizationInput, 'id' | 'version'> & Partial<UpdateOrganizationInput>

/**
 * Changes the given facts of a client. Throws NOT_FOUND; CONFLICT with both versions, or for one that was merged into
 * another. Two clients may have one tax id: their pages name each other.
 */
export async function updateOrganization(ctx: AdminCtx, { id, version, ...input }: Edit) {
  return ctx.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id)
    const { tags, ...texts } = input
    const changes = changedFacts(factsOf(organization), { ...texts, tags: tags?.join(', ') })
    ensureClientFresh(organization, version, changes.after)
    if (Object.keys(changes.after).length === 0) return { id, version }
    await updateRow(tx.db, id, input)
    audit(tx, { action: 'organization.update', entity: 'organization', entityId: id, ...changes })
    return { id, version: version + 1 }
  })
}
