import { DAY_MS, type UserId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails } from './account-mails.ts'

/** A notice that arrives later than this is of no use. */
const WORTH_SENDING_MS = 7 * DAY_MS

/** Tells someone whose account was deactivated, by mail, because they can no longer sign in. */
export async function tellDeactivated(
  { settings }: Ctx,
  tx: Tx,
  { email, id: userId, name }: { id: UserId; email: string; name: string },
): Promise<void> {
  emit(tx, 'account.deactivated', { userId })
  await enqueueMail(tx, accountMails['account-deactivated'], {
    to: email,
    data: { name },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}
