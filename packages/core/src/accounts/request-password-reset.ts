import type { ForgotPasswordInput } from '@tallgrass/contracts'
import { findUserByEmail, newId } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'

/**
 * Mails a reset link if the address has an account, or an invitation to a contact without one. Otherwise the answer and
 * the work before it are the same: jobs do the rest, so that the response time does not reveal which addresses have accounts. Throws
 * RATE_LIMITED.
 */
export async function requestPasswordReset(ctx: Ctx, input: ForgotPasswordInput): Promise<{ ok: true }> {
  await ctx.limits.take('passwordReset', input.email)
  const user = await findUserByEmail(ctx.db, input.email)
  const userId = user?.id ?? null
  await ctx.transaction(async (tx) => {
    audit(tx, { action: 'password-reset.request', entity: 'user', entityId: userId })
    await tx.enqueue('mail-password-reset', { resetId: newId('PasswordReset', tx.now), userId })
    await tx.enqueue('invite-contact', { userId })
  })
  return { ok: true }
}
