import { insertPasswordReset } from '@tallgrass/db'
import { type PasswordResetId, resetWindow, type UserId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** Creates a link that sets a new password once, within an hour. Only a hash of its token is stored. */
export async function createPasswordReset(ctx: Ctx, tx: Tx, reset: { id: PasswordResetId; userId: UserId }) {
  const { token, tokenHash } = newSecretToken()
  const { latestEnd: expiresAt } = resetWindow(tx.now)
  await insertPasswordReset(tx.db, { ...reset, tokenHash, expiresAt, createdAt: tx.now })
  return { token, link: `${ctx.settings.publicUrl}/reset-password?token=${token}`, expiresAt }
}
