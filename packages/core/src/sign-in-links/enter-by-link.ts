import type { SessionUser } from '@tallgrass/contracts'
import {
  type CredentialRow,
  deleteSessionsOf,
  endLinksOf,
  findCredentialsById,
  lockUser,
  type OpenSignInLink,
  takeSignInLink,
  updatePassword,
} from '@tallgrass/db'
import { AppError, signInLinkWindow, toInstant } from '@tallgrass/domain'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { endUnconfirmedFactors } from '../second-factor/end-unconfirmed-factors.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { admit } from '../sign-ins/admit.ts'

export function linkEnded(): AppError {
  return new AppError('GONE', 'This link has expired or was already used. Please ask for a new one.')
}

/**
 * Signs in the owner of a link, and uses it up with the same transaction. The first link that reaches someone confirms
 * their address. Throws GONE, and what `admit` throws.
 */
export async function enterByLink(
  ctx: Ctx,
  link: OpenSignInLink,
  code: string | undefined,
): Promise<SessionUser> {
  const user = await findCredentialsById(ctx.db, link.userId)
  if (!user) throw linkEnded()
  // Hashed outside the transaction, because it takes long.
  const newHash = user.emailVerifiedAt === null ? await ctx.passwords.hash(newSecretToken().token) : undefined
  const entered = await admit(ctx, {
    user,
    way: 'link',
    code,
    // The factors of an unconfirmed account may be someone else's; they end with this sign-in.
    isDoubleChecked: newHash !== undefined,
    async arrive(tx) {
      await lockUser(tx.db, user.id)
      if (!(await takeSignInLink(tx.db, link.id, signInLinkWindow(tx.now)))) throw linkEnded()
      audit(
        { ...tx, actor: { kind: 'user', id: user.id } },
        { action: 'sign-in-link.use', entity: 'user', entityId: user.id },
      )
      return newHash ? confirmOwner(ctx, tx, { user, passwordHash: newHash }) : undefined
    },
  })
  ctx.steps.link.revoke()
  return entered
}

/**
 * The person who registered with an unconfirmed address may have been someone else: their password, sessions and second
 * factors end now that its owner has shown up, who sets a password by “Forgot password?”. Throws GONE if the address has been
 * confirmed in the meantime: then the factors are the owner's.
 */
async function confirmOwner(
  ctx: Ctx,
  tx: Tx,
  { passwordHash, user }: { user: CredentialRow; passwordHash: string },
): Promise<CredentialRow> {
  if (!(await confirmAddress(tx, user))) throw linkEnded()
  await endUnconfirmedFactors(ctx, tx, user)
  await updatePassword(tx.db, user.id, passwordHash)
  await endLinksOf(tx.db, user.id)
  await deleteSessionsOf(tx.db, user.id)
  return { ...user, passwordHash, emailVerifiedAt: toInstant(tx.now) }
}
