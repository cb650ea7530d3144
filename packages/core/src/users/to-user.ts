import type { User } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { toSessionUser } from '../accounts/to-session-user.ts'

/** An account, as administrators see it. */
export function toUser(row: UserRow): User {
  const { emailVerifiedAt, organizationId } = row
  return { ...toSessionUser(row), emailVerified: emailVerifiedAt !== null, organizationId }
}
