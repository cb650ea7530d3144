import type { CredentialRow } from '@tallgrass/db'
import { DAY_MS, profilePath, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { deviceInWords } from '../sessions/device-in-words.ts'
import { signInMails } from './sign-in-mails.ts'

/** Later it is of no use. */
const MAIL_LIFE_MS = 7 * DAY_MS

/** Tells the owner of an account of a sign-in with a browser that is new to it. */
export async function tellNewDevice(
  { settings }: Ctx,
  tx: Tx,
  { email, id: userId, name, role }: Pick<CredentialRow, 'email' | 'id' | 'name' | 'role'>,
): Promise<void> {
  const device = deviceInWords(tx.origin.userAgent)
  emit(tx, 'account.new_device', { userId, role, device })
  await enqueueMail(tx, signInMails['new-device'], {
    to: email,
    data: { name, device, ip: tx.origin.ip, at: toInstant(tx.now) },
    link: settings.publicUrl + profilePath(role),
    linkExpiresAt: new Date(tx.now.getTime() + MAIL_LIFE_MS),
  })
}
