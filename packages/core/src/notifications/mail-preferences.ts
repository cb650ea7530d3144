import type { MailPreferences, SetMailPreferenceInput } from '@tallgrass/contracts'
import { hasColleagues, setMailPreferences } from '@tallgrass/db'
import { AppError, WEEK_MAIL } from '@tallgrass/domain'
import { mailChoiceOf } from '@tallgrass/domain/mail-choices'
import type { UserCtx } from '../authorize.ts'
import { readMailChoices } from './read-mail-choices.ts'

/**
 * When the user gets mail about each kind of event that concerns their role. Someone without colleagues has nothing to
 * choose about the messages of colleagues.
 */
export async function getMailPreferences({ db, mail, user }: UserCtx): Promise<MailPreferences> {
  const choices = await readMailChoices(db, user)
  const isAlone = !(await hasColleagues(db, user.id))
  const items = choices
    .filter(({ ofColleagues }) => !(ofColleagues && isAlone))
    .map(({ kind, label, mail: time }) => ({ kind, label, mail: time }))
  return { emailEnabled: mail.enabled, items }
}

/** Refused for events about which the user's role gets no mail, or always gets one. */
export async function setMailPreference(
  ctx: UserCtx,
  { kind, mail }: SetMailPreferenceInput,
): Promise<{ ok: true }> {
  if (!mailChoiceOf(ctx.user.role, kind))
    throw new AppError('INVALID', 'You cannot choose when this event is emailed')
  if (kind === WEEK_MAIL && mail === 'daily')
    throw new AppError('INVALID', 'The figures of the week are emailed on Monday, or never')
  await ctx.transaction((tx) => setMailPreferences(tx.db, ctx.user.id, { kinds: [kind], mail, now: tx.now }))
  return { ok: true }
}
