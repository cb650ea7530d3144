import type { User } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { toSessionUser } from '../sessions/to-session-user.ts'

/** An account, as administrators see it. */
export function toUser(row: UserRow): User {
  const { deactivatedAt, emailVerifiedAt, hasAccount, organizationId } = row
  const account = { hasAccount, emailVerified: emailVerifiedAt !== null, deactivatedAt }
  return { ...toSessionUser(row), ...account, organizationId }
}
