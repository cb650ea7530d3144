import type { ArchiveOrganizationInput } from '@tallgrass/contracts'
import { countOpenRecords, lockContacts, updateOrganization } from '@tallgrass/db'
import { AppError, countOf, type OrganizationId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { ensureClientFresh } from './organization-facts.ts'

/**
 * Hides a client from the list; everything stays readable. Throws NOT_FOUND; CONFLICT for a stale version, for one that
 * was merged into another, and while records are open. Does nothing if it is archived.
 */
export async function archiveOrganization(ctx: AdminCtx, { id, version }: ArchiveOrganizationInput) {
  return ctx.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id)
    if (organization.archivedAt !== null) return { id, version: organization.version }
    ensureClientFresh(organization, version)
    // Nothing new can be made for its people until the transaction ends.
    await lockContacts(tx.db, id)
    await ensureNothingOpen(tx, { id, name: organization.shownName })
    await updateOrganization(tx.db, id, { archivedAt: tx.now })
    audit(tx, { action: 'organization.archive', entity: 'organization', entityId: id })
    return { id, version: version + 1 }
  })
}

async function ensureNothingOpen(tx: Tx, { id, name }: { id: OrganizationId; name: string }): Promise<void> {
  const { agreements, invoices, projects } = await countOpenRecords(tx.db, id)
  const open = [
    projects > 0 && countOf(projects, 'open project'),
    agreements > 0 &&
      countOf(agreements, 'agreement that waits for a signature', 'agreements that wait for a signature'),
    invoices > 0 && countOf(invoices, 'unpaid invoice'),
  ].filter((words) => words !== false)
  if (open.length === 0) return
  const list = new Intl.ListFormat('en-US').format(open)
  const which = projects + agreements + invoices === 1 ? 'it' : 'them'
  throw new AppError(
    'CONFLICT',
    `${name} has ${list}. Finish or void ${which} first, then archive the client.`,
  )
}
