import type { UserRow } from '@tallgrass/db'
import { DAY_MS, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails } from './account-mails.ts'

/** A notice that arrives later than this is of no use. */
const WORTH_SENDING_MS = 7 * DAY_MS

/** Notifies the account's owner of a changed password, because someone else may have changed it. */
export async function enqueuePasswordChanged(
  { settings }: Ctx,
  tx: Tx,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
): Promise<void> {
  await enqueueMail(tx, accountMails['password-changed'], {
    to: email,
    data: { name, changedAt: toInstant(tx.now) },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}
