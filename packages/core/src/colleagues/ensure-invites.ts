import { names } from '@tallgrass/brand'
import type { OrganizationRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/** True if the contacts of this organization may invite colleagues. */
export function mayInvite({ archivedAt, contactsInvite }: OrganizationRow): boolean {
  return contactsInvite && archivedAt === null
}

/** Throws FORBIDDEN where only administrators invite people. */
export function ensureInvites(organization: OrganizationRow): void {
  if (mayInvite(organization)) return
  throw new AppError('FORBIDDEN', `${names.business} invites people for your company. Please ask us.`)
}
