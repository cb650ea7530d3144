import type { MailPreferences, SetMailPreferenceInput } from '@tallgrass/contracts'
import { type Db, listContacts, setMailPreferences } from '@tallgrass/db'
import { AppError, type OrganizationId, WEEK_MAIL } from '@tallgrass/domain'
import { mailChoiceOf } from '@tallgrass/domain/mail-choices'
import type { UserCtx } from '../authorize.ts'
import { readMailChoices } from './read-mail-choices.ts'

/**
 * When the user gets mail about each kind of event that concerns their role. Someone without colleagues has nothing to
 * choose about the messages of colleagues.
 */
export async function getMailPreferences({ db, mail, user }: UserCtx): Promise<MailPreferences> {
  const choices = await readMailChoices(db, user)
  const hasColleagues = user.organizationId !== null && (await countPeople(db, user.organizationId)) > 1
  const items = choices
    .filter(({ ofColleagues }) => hasColleagues || !ofColleagues)
    .map(({ kind, label, mail: time }) => ({ kind, label, mail: time }))
  return { emailEnabled: mail.enabled, items }
}

async function countPeople(db: Db, id: OrganizationId): Promise<number> {
  const people = await listContacts(db, id)
  return people.filter(({ deactivatedAt }) => deactivatedAt === null).length
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
