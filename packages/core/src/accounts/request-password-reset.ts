import type { ForgotPasswordInput } from '@tallgrass/contracts'
import { findUserByEmail, newId } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'

/**
 * Mails a link to the address if an account has it. The answer is the same if none has, and so is the work until then:
 * what only a known address needs is left to a job, so that the time does not tell. Throws RATE_LIMITED.
 */
export async function requestPasswordReset(ctx: Ctx, input: ForgotPasswordInput): Promise<{ ok: true }> {
  await ctx.limits.take('passwordReset', input.email)
  const user = await findUserByEmail(ctx.db, input.email)
  const userId = user?.id ?? null
  await ctx.transaction(async (tx) => {
    audit(tx, { action: 'password-reset.request', entity: 'user', entityId: userId })
    await tx.enqueue('mail-password-reset', { resetId: newId(tx.now), userId })
  })
  return { ok: true }
}
