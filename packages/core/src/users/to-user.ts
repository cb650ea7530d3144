import type { User } from '@tallgrass/contracts'
import type { UserRow } from '@tallgrass/db'
import { toSessionUser } from '../accounts/to-session-user.ts'

/** What administrators see of an account. */
export function toUser(row: UserRow): User {
  return { ...toSessionUser(row), emailVerified: row.emailVerifiedAt !== null }
}
