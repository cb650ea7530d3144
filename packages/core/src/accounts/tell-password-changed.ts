import type { UserRow } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { accountMails, NOTICE_LIFE_MS } from './account-mails.ts'

/** Tells the account's owner of a changed password, by mail too, because someone else may have changed it. */
export async function tellPasswordChanged(
  { settings }: Ctx,
  tx: Tx,
  { byLink, user }: { user: Pick<UserRow, 'email' | 'id' | 'name' | 'role'>; byLink: boolean },
): Promise<void> {
  const { email, id: userId, name, role } = user
  emit(tx, 'account.password_changed', { userId, role, byLink })
  await enqueueMail(tx, accountMails['password-changed'], {
    to: email,
    data: { name, changedAt: toInstant(tx.now) },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + NOTICE_LIFE_MS),
  })
}
