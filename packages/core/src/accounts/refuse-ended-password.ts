import { hasOpenPasswordReset, newId } from '@tallgrass/db'
import { AppError, resetWindow, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { recordSignIn } from '../sign-ins/record-sign-in.ts'
import { tellSignIn } from '../sign-ins/sign-in-channel.ts'

/**
 * Returns the refusal of a right password that no longer signs in because an administrator asked for a new one. Mails a
 * link to set it, unless one that was sent before still works.
 */
export async function refuseEndedPassword(ctx: Ctx, userId: UserId): Promise<AppError> {
  await ctx.transaction(async (tx) => {
    await recordSignIn(tx, { userId, way: 'password', outcome: 'refused' })
    audit(tx, { action: 'session.refuse', entity: 'user', entityId: userId })
    if (await hasOpenPasswordReset(tx.db, userId, resetWindow(tx.now))) return
    await tx.enqueue('mail-password-reset', { resetId: newId('PasswordReset', tx.now), userId })
  })
  tellSignIn({ outcome: 'refused', way: 'password' })
  const what = ctx.mail.enabled
    ? 'We have emailed you a link to set it. It works for an hour.'
    : 'Ask an administrator for the link to set it.'
  return new AppError('UNAUTHENTICATED', `You need a new password to sign in. ${what}`)
}
