import type { ForgotPasswordInput } from '@tallgrass/contracts'
import { findUserByEmail, insertPasswordReset, newId, type UserRow } from '@tallgrass/db'
import { PASSWORD_RESET_TTL } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** Mails a link to the address if an account has it. The answer is the same if none has. Throws RATE_LIMITED. */
export async function requestPasswordReset(ctx: Ctx, input: ForgotPasswordInput): Promise<{ ok: true }> {
  await ctx.limits.take('passwordReset', input.email)
  const user = await findUserByEmail(ctx.db, input.email)
  await ctx.transaction(async (tx) => {
    audit(tx, { action: 'password-reset.request', entity: 'user', entityId: user?.id ?? null })
    if (!user) return
    const { expiresAt, link } = await createPasswordReset(ctx, tx, user)
    const data = { name: user.name, expiresAt: expiresAt.toISOString() }
    await enqueueMail(tx, 'password-reset', { to: user.email, data, link, linkExpiresAt: expiresAt })
  })
  return { ok: true }
}

/** A link that sets a new password once, within the hour. Only its hash is kept. */
export async function createPasswordReset(ctx: Ctx, tx: Tx, user: UserRow) {
  const { token, tokenHash } = newSecretToken()
  const expiresAt = new Date(tx.now.getTime() + PASSWORD_RESET_TTL * 1000)
  await insertPasswordReset(tx.db, {
    id: newId(tx.now),
    userId: user.id,
    tokenHash,
    expiresAt,
    createdAt: tx.now,
  })
  return { link: `${ctx.settings.publicUrl}/reset-password?token=${token}`, expiresAt }
}
