import type { User } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { toSessionUser } from '../sessions/to-session-user.ts'

/** An account, as administrators see it. */
export function toUser(row: UserRow): User {
  const { deactivatedAt, hasAccount, organizationId } = row
  return { ...toSessionUser(row), hasAccount, deactivatedAt, organizationId }
}
