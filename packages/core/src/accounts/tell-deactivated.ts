import type { Role, UserId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails, NOTICE_LIFE_MS } from './account-mails.ts'

/** Tells someone whose account was deactivated, by mail, because they can no longer sign in. */
export async function tellDeactivated(
  { settings }: Ctx,
  tx: Tx,
  { email, id: userId, name, role }: { id: UserId; email: string; name: string; role: Role },
): Promise<void> {
  emit(tx, 'account.deactivated', { userId, role })
  await enqueueMail(tx, accountMails['account-deactivated'], {
    to: email,
    data: { name },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + NOTICE_LIFE_MS),
  })
}
