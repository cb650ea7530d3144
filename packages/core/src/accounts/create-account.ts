import { type CredentialRow, insertUser, isAddressKept, isUniqueViolation, newId } from '@tallgrass/db'
import { AppError, type OrganizationId, type Role } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'

interface NewAccount {
  name: string
  email: string
  username: string | null
  org: string | null
  role: Role
  passwordHash: string
  /** False until the owner has confirmed the address. */
  emailVerified: boolean
  /** Of a client who joins one, with what they may do there. Other clients get an organization of their own. */
  organizationId?: OrganizationId
  signs?: boolean
  pays?: boolean
  reviews?: boolean
}

const EMAIL_TAKEN = 'An account with this email already exists'

/** Throws CONFLICT for an address that its former owner can still take back. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<CredentialRow> {
  await ensureAddressFree(tx, account.email)
  const { emailVerified, ...columns } = account
  return insertUser(tx.db, {
    ...columns,
    id: newId('User', tx.now),
    emailVerifiedAt: emailVerified ? tx.now : null,
    createdAt: tx.now,
  })
}

/** Throws CONFLICT for an address that the former owner can still take back. The database refuses one in use. */
export async function ensureAddressFree(tx: Tx, email: string): Promise<void> {
  if (await isAddressKept(tx.db, email, { now: tx.now })) throw new AppError('CONFLICT', EMAIL_TAKEN)
}

/** True for the refusal of an address that is known already. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof AppError && isUniqueViolation(error.cause, 'users_email_key')
}

/**
 * Runs a transaction that creates an account; a taken address or username becomes a CONFLICT that says so.
 */
export async function inAccountTransaction<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await ctx.transaction(work)
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key'))
      throw new AppError('CONFLICT', EMAIL_TAKEN, { cause: error })
    if (isUniqueViolation(error, 'users_username_key')) {
      throw new AppError('CONFLICT', 'This username is already taken', {
        cause: error,
        issues: [{ path: 'username', message: 'This username is already taken' }],
      })
    }
    throw error
  }
}
