import type { UserRow } from '@tallgrass/db'
import { AppError, type Role } from '@tallgrass/domain'

const HAS_ACCOUNT = 'This email address already has an account'

/** Throws CONFLICT, unless the person is unknown, or a contact without an account who is to become the client that they are. */
export function ensureInvitable(known: UserRow | undefined, { role }: { role: Role }): void {
  if (!known) return
  if (known.hasAccount) throw new AppError('CONFLICT', HAS_ACCOUNT)
  ensureActive(known)
  if (role === 'CLIENT') return
  throw new AppError(
    'CONFLICT',
    `${known.name} is a contact of a client, and can only be invited as a client`,
  )
}

/** Throws CONFLICT, unless the person is unknown or an active contact, with or without an account. */
export function ensureLinkable(known: UserRow | undefined): void {
  if (!known) return
  if (known.role !== 'CLIENT') throw new AppError('CONFLICT', HAS_ACCOUNT)
  ensureActive(known)
}

function ensureActive({ deactivatedAt, name }: UserRow): void {
  if (deactivatedAt) throw new AppError('CONFLICT', `${name} was deactivated. Reactivate them first.`)
}
