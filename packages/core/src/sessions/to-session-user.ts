import type { SessionUser } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { rightsOf } from '@tallgrass/domain'

/** The account as its owner may see it. */
export function toSessionUser(user: Omit<UserRow, 'hasAccount'>): SessionUser {
  const { createdAt, email, id, name, org, role, username } = user
  return { id, username, email, name, role, org, createdAt, rights: rightsOf(user) }
}
