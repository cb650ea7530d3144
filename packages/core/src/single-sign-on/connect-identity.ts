import { insertIdentity, isUniqueViolation, newId } from '@tallgrass/db'
import { AppError, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import type { Recognized } from './standing-of.ts'

/** Lets an account of a provider sign this person in. */
export async function connectIdentity(
  tx: Tx,
  { email, issuer, provider, subject, userId }: Recognized & { provider: string; userId: UserId },
): Promise<void> {
  await insertIdentity(tx.db, {
    id: newId('Identity', tx.now),
    userId,
    provider,
    issuer,
    subject,
    email,
    createdAt: tx.now,
    lastUsedAt: tx.now,
  })
  audit(
    { ...tx, actor: { kind: 'user', id: userId } },
    { action: 'user.link-provider', entity: 'user', entityId: userId, after: { provider, issuer } },
  )
}

/** Translates a connection that exists into a CONFLICT. */
export async function refuseSecondConnection<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'identities_subject_key'))
      throw new AppError('CONFLICT', 'This account is already connected to another person', { cause: error })
    if (isUniqueViolation(error, 'identities_of_user'))
      throw new AppError('CONFLICT', 'You have already connected another account of this provider', {
        cause: error,
      })
    throw error
  }
}
