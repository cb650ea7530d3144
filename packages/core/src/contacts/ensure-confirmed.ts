import type { ContactRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/**
 * Throws CONFLICT for someone who can sign in and whose address no one has confirmed: it may not be theirs, and they would
 * read the records of others.
 */
export function ensureConfirmed({ deactivatedAt, emailVerifiedAt, hasAccount, name }: ContactRow): void {
  if (!hasAccount || deactivatedAt !== null || emailVerifiedAt !== null) return
  throw new AppError(
    'CONFLICT',
    `${name} has not confirmed their address, so the account may be someone else’s. Ask them first, or confirm the address yourself.`,
  )
}
