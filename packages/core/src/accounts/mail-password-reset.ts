import { findCredentialsById, hasPasswordReset } from '@tallgrass/db'
import { type PasswordResetId, toInstant, type UserId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails } from './account-mails.ts'
import { createPasswordReset } from './create-password-reset.ts'

/** Mails a password reset link. Does nothing if there is no account or if the job has already run. */
export async function mailPasswordReset(
  ctx: Ctx,
  { resetId, userId }: { resetId: PasswordResetId; userId: UserId | null },
): Promise<void> {
  if (userId === null) return
  await ctx.transaction(async (tx) => {
    const user = await findCredentialsById(tx.db, userId)
    if (!user || (await hasPasswordReset(tx.db, resetId))) return
    const { expiresAt, link } = await createPasswordReset(ctx, tx, { id: resetId, userId })
    const data = { name: user.name, expiresAt: toInstant(expiresAt) }
    await enqueueMail(tx, accountMails['password-reset'], {
      to: user.email,
      data,
      link,
      linkExpiresAt: expiresAt,
    })
  })
}
