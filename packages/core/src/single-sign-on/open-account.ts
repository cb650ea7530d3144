import { type CredentialRow, findCredentialsById, findOpenInvitationOf, findUserByEmail } from '@tallgrass/db'
import { AppError, isOfDomain } from '@tallgrass/domain'
import { createAccount, inAccountTransaction } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { fillInvitedAccount } from '../invitations/fill-invited-account.ts'
import type { IdentityProvider } from '../ports/identity-providers.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { connectIdentity } from './connect-identity.ts'
import type { Recognized } from './standing-of.ts'

interface Stranger {
  provider: IdentityProvider
  recognized: Recognized
  /** As the provider knows it. */
  name: string | null
}

/**
 * Opens the account of someone who is invited, or whose domain is listed; each can sign in by the provider, and set a
 * password by “Forgot password?”. A contact without an account is mailed an invitation. Returns undefined for everyone
 * else. Throws RATE_LIMITED.
 */
export async function openAccount(ctx: Ctx, stranger: Stranger): Promise<CredentialRow | undefined> {
  const { email } = stranger.recognized
  const invitation = await findOpenInvitationOf(ctx.db, email, ctx.clock())
  const known = await findUserByEmail(ctx.db, email)
  if (!invitation && (known || !isOfDomain(email, stranger.provider.domains))) {
    if (known) await ctx.transaction((tx) => tx.enqueue('invite-contact', { userId: known.id }))
    return undefined
  }
  await ctx.limits.take('registration', ctx.origin.ip ?? 'local')
  const passwordHash = await ctx.passwords.hash(newSecretToken().token)
  return inAccountTransaction(ctx, async (tx) => {
    const userId = invitation
      ? (await fillInvitedAccount(tx, { email, passwordHash, username: null, ...invitation }))?.userId
      : (await createListed(tx, stranger, passwordHash)).id
    // Accepted or cancelled at the same moment.
    if (!userId) return undefined
    await connectIdentity(tx, { ...stranger.recognized, provider: stranger.provider.name, userId })
    const user = await findCredentialsById(tx.db, userId)
    if (!user) throw new AppError('CONFLICT', 'This account was just deactivated')
    return user
  })
}

async function createListed(tx: Tx, { name, provider, recognized }: Stranger, passwordHash: string) {
  const { email } = recognized
  const user = await createAccount(tx, {
    name: name ?? email.slice(0, email.indexOf('@')),
    email,
    org: null,
    username: null,
    role: 'CLIENT',
    passwordHash,
    emailVerified: true,
  })
  audit(tx, {
    action: 'user.register',
    entity: 'user',
    entityId: user.id,
    after: { email, name: user.name, provider: provider.name },
  })
  return user
}
