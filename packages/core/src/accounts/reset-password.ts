import type { ResetPasswordInput } from '@tallgrass/contracts'
import {
  confirmEmail,
  deleteEndedPasswordResets,
  deletePasswordResetsOf,
  deleteSessionsOf,
  findOpenPasswordReset,
  lockUser,
  updatePassword,
  usePasswordReset,
} from '@tallgrass/db'
import { AppError, resetWindow } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { enqueuePasswordChanged } from './enqueue-password-changed.ts'

/**
 * Sets a new password by a mailed link, ends every session of the person and every other link of theirs, and
 * counts as a confirmation of their address. Throws GONE when the link is unknown, used or over.
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<{ ok: true }> {
  const tokenHash = hashToken(input.token)
  // Asked before hashing, so that made-up links cost nothing; decided by the update below.
  const open = await findOpenPasswordReset(ctx.db, tokenHash, resetWindow(ctx.clock()))
  if (!open) {
    // What is over stays over if the clock is set back.
    await deleteEndedPasswordResets(ctx.db, resetWindow(ctx.clock()))
    throw linkIsOver()
  }
  const passwordHash = await ctx.passwords.hash(input.password)
  await ctx.transaction(async (tx) => {
    // First of all, so that two links of one person cannot each hold what the other wants to delete.
    await lockUser(tx.db, open.userId)
    const reset = await usePasswordReset(tx.db, tokenHash, resetWindow(tx.now))
    if (!reset) throw linkIsOver()
    const user = await updatePassword(tx.db, reset.userId, passwordHash)
    await confirmEmail(tx.db, reset.userId, tx.now)
    await deletePasswordResetsOf(tx.db, reset.userId)
    await deleteSessionsOf(tx.db, reset.userId)
    await enqueuePasswordChanged(ctx, tx, user)
    audit(
      { ...tx, actor: { kind: 'user', id: reset.userId } },
      {
        action: 'password-reset.complete',
        entity: 'user',
        entityId: reset.userId,
      },
    )
  })
  // What strangers tried before does not keep the owner out.
  await ctx.limits.forget('signInAccount', open.userId)
  return { ok: true }
}

function linkIsOver(): AppError {
  return new AppError('GONE', 'This link has expired or was already used. Please request a new one.')
}
