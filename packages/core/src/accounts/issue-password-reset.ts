import { findUserByEmail, newId } from '@tallgrass/db'
import { AppError, normalizeEmail } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { createPasswordReset } from './create-password-reset.ts'

/** Creates a password reset link for the operator to pass on. Throws NOT_FOUND. */
export async function issuePasswordReset(ctx: Ctx, input: { email: string }): Promise<{ link: string }> {
  return ctx.transaction(async (tx) => {
    const user = await findUserByEmail(tx.db, normalizeEmail(input.email))
    if (!user?.hasAccount) throw new AppError('NOT_FOUND', 'No account has this email address')
    audit(tx, { action: 'password-reset.issue', entity: 'user', entityId: user.id })
    const { link } = await createPasswordReset(ctx, tx, {
      id: newId('PasswordReset', tx.now),
      userId: user.id,
    })
    return { link }
  })
}
