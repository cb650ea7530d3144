import {
  type CredentialRow,
  findCredentialsByEmail,
  findCredentialsById,
  findIdentity,
  findIdentityOf,
  type IdentityRow,
} from '@tallgrass/db'
import type { ProviderRefusal, UserId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Someone whom a provider has recognized, with an address that it has verified. */
export interface Recognized {
  issuer: string
  subject: string
  email: string
}

export type Standing =
  | { is: 'linked'; user: CredentialRow; identity: IdentityRow }
  | { is: 'unlinked'; user: CredentialRow }
  | { is: 'refused'; reason: ProviderRefusal; userId: UserId | null }
  | { is: 'stranger' }

/**
 * What someone is to us. The subject of the provider decides; only without a connection does the address count, and then
 * it connects nothing by itself.
 */
export async function standingOf({ db }: Ctx, recognized: Recognized): Promise<Standing> {
  const identity = await findIdentity(db, recognized)
  if (identity) {
    const user = await findCredentialsById(db, identity.userId)
    return user
      ? { is: 'linked', user, identity }
      : { is: 'refused', reason: 'unknown', userId: identity.userId }
  }
  const user = await findCredentialsByEmail(db, recognized.email)
  if (!user) return { is: 'stranger' }
  if (user.emailVerifiedAt === null) return { is: 'refused', reason: 'unconfirmed', userId: user.id }
  if (await findIdentityOf(db, { userId: user.id, issuer: recognized.issuer }))
    return { is: 'refused', reason: 'other_account', userId: user.id }
  return { is: 'unlinked', user }
}
