import type { MailPreferences, SetMailPreferenceInput } from '@tallgrass/contracts'
import { listMailPreferences, setMailPreferences } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { mailChoiceOf, mailChoicesOf, mailTimeOf } from '@tallgrass/domain/mail-choices'
import type { UserCtx } from '../authorize.ts'

/** When the user gets mail about each kind of event that concerns their role. */
export async function getMailPreferences({ db, mail, user }: UserCtx): Promise<MailPreferences> {
  const chosen = new Map((await listMailPreferences(db, user.id)).map((one) => [one.kind, one.mail]))
  const items = mailChoicesOf(user.role).map((choice) => ({
    kind: choice.kind,
    label: choice.label,
    mail: mailTimeOf(choice, chosen.get(choice.kind)),
  }))
  return { emailEnabled: mail.enabled, items }
}

/** Refused for events about which the user's role gets no mail, or always gets one. */
export async function setMailPreference(
  ctx: UserCtx,
  { kind, mail }: SetMailPreferenceInput,
): Promise<{ ok: true }> {
  if (!mailChoiceOf(ctx.user.role, kind))
    throw new AppError('INVALID', 'You cannot choose when this event is emailed')
  await ctx.transaction((tx) => setMailPreferences(tx.db, ctx.user.id, { kinds: [kind], mail, now: tx.now }))
  return { ok: true }
}
