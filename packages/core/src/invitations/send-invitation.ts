import type { MailId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { sendNow } from '../mail/send-mail.ts'

/** Tries to send the invitation right away, and adds the outcome to the answer. */
export async function sendInvitation<Added extends { mailId: MailId }>(
  ctx: Ctx,
  { mailId, ...added }: Added,
): Promise<Omit<Added, 'mailId'> & { emailEnabled: boolean; emailSent: boolean }> {
  const emailEnabled = ctx.mail.enabled
  return { ...added, emailEnabled, emailSent: emailEnabled && (await sendNow(ctx, mailId)) }
}
