import type { Ctx } from '../ctx.ts'
import { sendNow } from '../mail/send-mail.ts'

/** Tries to send the invitation at once, and adds to the answer whether it went out. */
export async function sendInvitation<Added extends { mailId: string }>(
  ctx: Ctx,
  { mailId, ...added }: Added,
): Promise<Omit<Added, 'mailId'> & { emailEnabled: boolean; emailSent: boolean }> {
  const emailEnabled = ctx.mail.enabled
  return { ...added, emailEnabled, emailSent: emailEnabled && (await sendNow(ctx, mailId)) }
}
