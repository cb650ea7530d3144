import type { UserRow } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails } from './account-mails.ts'

/** News about a password that come later than this are of no use. */
const WORTH_SENDING_MS = 7 * DAY_MS

/** Tells the owner of an account that it has another password: it may have been somebody else. */
export async function enqueuePasswordChanged(
  { settings }: Ctx,
  tx: Tx,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
): Promise<void> {
  await enqueueMail(tx, accountMails['password-changed'], {
    to: email,
    data: { name, changedAt: tx.now.toISOString() },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}
