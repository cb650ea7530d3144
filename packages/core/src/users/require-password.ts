import type { PersonInput, RequiredPassword } from '@tallgrass/contracts/account'
import { deleteSessionsOf, endLinksOf, endPassword, newId } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import { accountMails } from '../accounts/account-mails.ts'
import { createPasswordReset } from '../accounts/create-password-reset.ts'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail, SENT_BY_CALLER } from '../mail/enqueue-mail.ts'
import { sendNow } from '../mail/send-mail.ts'
import { lockAnotherAccount } from './lock-another.ts'

/**
 * Ends someone's password, sessions and links, and mails them a link to set a new one. The link is returned only if no mail
 * server is there to send it. Throws NOT_FOUND; CONFLICT for the caller, and for someone who cannot sign in anyway.
 */
export async function requirePassword(ctx: AdminCtx, { id }: PersonInput): Promise<RequiredPassword> {
  const { expiresAt, link, mailId } = await ctx.transaction(async (tx) => {
    const { email, name, role } = await lockAnotherAccount(ctx, tx, id)
    await endPassword(tx.db, id, tx.now)
    await deleteSessionsOf(tx.db, id)
    await endLinksOf(tx.db, id)
    const reset = await createPasswordReset(ctx, tx, { id: newId('PasswordReset', tx.now), userId: id })
    const expiresAt = toInstant(reset.expiresAt)
    const mail = { to: email, data: { name, expiresAt }, link: reset.link, linkExpiresAt: reset.expiresAt }
    const mailId = await enqueueMail(tx, accountMails['password-required'], mail, SENT_BY_CALLER)
    audit(tx, { action: 'user.require-password', entity: 'user', entityId: id })
    emit(tx, 'account.password_required', { userId: id, role })
    return { expiresAt, link: reset.link, mailId }
  })
  const emailEnabled = ctx.mail.enabled
  return {
    emailEnabled,
    emailSent: emailEnabled && (await sendNow(ctx, mailId)),
    link: emailEnabled ? null : link,
    expiresAt,
  }
}
