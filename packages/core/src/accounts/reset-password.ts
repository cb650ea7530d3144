import type { ResetPasswordInput } from '@tallgrass/contracts'
import {
  deleteCalendarFeed,
  deleteEndedPasswordResets,
  deleteSessionsOf,
  endLinksOf,
  findCredentialsById,
  findOpenPasswordReset,
  lockUser,
  updatePassword,
  usePasswordReset,
} from '@tallgrass/db'
import { AppError, resetWindow } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { endUnconfirmedFactors } from '../second-factor/end-unconfirmed-factors.ts'
import { hashToken } from '../security/secret-token.ts'
import { confirmAddress } from './confirm-address.ts'
import { ensureGoodPassword } from './ensure-good-password.ts'
import { samePassword } from './same-password.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

/**
 * Sets a new password through a mailed link, ends all of the user's sessions, other links and the address of their
 * calendar, and confirms their address: what someone else may have added before that ends, too. Throws GONE if the link is
 * unknown, used or expired; INVALID for a weak password, or the old one where an administrator asked for a new one.
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<{ ok: true }> {
  const tokenHash = hashToken(input.token)
  // Checked before hashing, so that made-up links cost nothing. The update below decides.
  const open = await findOpenPasswordReset(ctx.db, tokenHash, resetWindow(ctx.clock()))
  if (!open) {
    // Deleted, so that an expired link stays expired even if the clock is set back.
    await deleteEndedPasswordResets(ctx.db, resetWindow(ctx.clock()))
    throw linkExpired()
  }
  const owner = await findCredentialsById(ctx.db, open.userId)
  if (!owner) throw linkExpired()
  await ensureGoodPassword(input.password, owner)
  if (owner.passwordEndedAt && (await ctx.passwords.verify(input.password, owner.passwordHash)))
    throw samePassword('password')
  const passwordHash = await ctx.passwords.hash(input.password)
  await ctx.transaction(async (tx) => {
    // Locked first, so that two links of one user cannot deadlock by locking rows that the other deletes.
    await lockUser(tx.db, open.userId)
    const reset = await usePasswordReset(tx.db, tokenHash, resetWindow(tx.now))
    if (!reset) throw linkExpired()
    const user = await updatePassword(tx.db, reset.userId, passwordHash)
    if (await confirmAddress(tx, user)) await endUnconfirmedFactors(ctx, tx, user)
    await endLinksOf(tx.db, reset.userId)
    await deleteSessionsOf(tx.db, reset.userId)
    await deleteCalendarFeed(tx.db, reset.userId)
    await tellPasswordChanged(ctx, tx, { user, byLink: true })
    audit(
      { ...tx, actor: { kind: 'user', id: reset.userId } },
      {
        action: 'password-reset.complete',
        entity: 'user',
        entityId: reset.userId,
      },
    )
  })
  // Earlier failed attempts by strangers must not lock the owner out.
  await ctx.limits.forget('signInAccount', open.userId)
  return { ok: true }
}

function linkExpired(): AppError {
  return new AppError('GONE', 'This link has expired or was already used. Please request a new one.')
}
