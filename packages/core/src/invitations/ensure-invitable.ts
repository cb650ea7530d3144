import type { UserRow } from '@tallgrass/db'
import { AppError, type Role } from '@tallgrass/domain'

/** Throws CONFLICT, unless the person is unknown, or a contact without an account who is to become the client that they are. */
export function ensureInvitable(known: UserRow | undefined, { role }: { role: Role }): void {
  if (!known) return
  if (known.hasAccount) throw new AppError('CONFLICT', 'This email address already has an account')
  if (known.deactivatedAt) {
    throw new AppError('CONFLICT', `${known.name} was deactivated. Reactivate them first.`)
  }
  if (role === 'CLIENT') return
  throw new AppError(
    'CONFLICT',
    `${known.name} is a contact of a client, and can only be invited as a client`,
  )
}
