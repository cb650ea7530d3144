import { lockOrganizations, type OrganizationRow } from '@tallgrass/db'
import { AppError, noSuch, type OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Throws NOT_FOUND; CONFLICT for a client that was merged into another. */
export async function lockOrganization(tx: Tx, id: OrganizationId): Promise<OrganizationRow> {
  const [organization] = await lockOrganizations(tx.db, [id])
  if (!organization) throw noSuch('Organization')
  ensureNotMerged(organization)
  return organization
}

/** A client who can get something new. Throws NOT_FOUND; CONFLICT for one that is archived or was merged into another. */
export async function lockOpenOrganization(tx: Tx, id: OrganizationId): Promise<OrganizationRow> {
  const organization = await lockOrganization(tx, id)
  ensureInUse(organization)
  return organization
}

/** Throws CONFLICT for an archived client. */
export function ensureInUse({ archivedAt, shownName }: OrganizationRow): void {
  if (archivedAt === null) return
  throw new AppError('CONFLICT', `${shownName} is archived. Restore the client first.`)
}

/** Throws CONFLICT. */
export function ensureNotMerged({ mergedInto, shownName }: OrganizationRow): void {
  if (mergedInto === null) return
  throw new AppError(
    'CONFLICT',
    `${shownName} was merged into another client. Reload the page to see where it went.`,
  )
}
