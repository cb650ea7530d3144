import type { OrganizationId, UserId } from '@tallgrass/domain'
import type { Audience } from './read-payload.ts'

/** True if the reader may know of a change: it is their own, their client's, or they are an administrator. */
export function isFor(
  to: Audience,
  { organizationId, userId }: { organizationId: OrganizationId | null; userId: UserId },
): boolean {
  if (to.userId === userId) return true
  if (to.isPersonal) return false
  return organizationId === null || organizationId === to.organizationId
}
