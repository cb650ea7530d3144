import type { SessionUser } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { picturePath, rightsOf } from '@tallgrass/domain'

/** The account as its owner may see it. */
export function toSessionUser(
  user: Omit<UserRow, 'deactivatedAt' | 'hasAccount' | 'organizationId'>,
): SessionUser {
  const { createdAt, email, emailVerifiedAt, id, name, org, role, username } = user
  const emailVerified = emailVerifiedAt !== null
  const picture = picturePath(user)
  return { id, username, email, name, role, org, createdAt, emailVerified, picture, rights: rightsOf(user) }
}
