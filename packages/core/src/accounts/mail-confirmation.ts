import { type CredentialRow, deleteConfirmationsOf, insertEmailConfirmation, newId } from '@tallgrass/db'
import { EMAIL_CONFIRMATION_TTL, linkWindow, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { addressMails } from './address-mails.ts'

/** Mails the link that confirms the address of an account, in place of an earlier one. Only a hash of its token is stored. */
export async function mailConfirmation(
  { settings }: Pick<Ctx, 'settings'>,
  tx: Tx,
  { email, id: userId, name }: Pick<CredentialRow, 'email' | 'id' | 'name'>,
): Promise<void> {
  const { token, tokenHash } = newSecretToken()
  const { latestEnd: expiresAt } = linkWindow(tx.now, EMAIL_CONFIRMATION_TTL)
  await deleteConfirmationsOf(tx.db, userId)
  const id = newId('EmailConfirmation', tx.now)
  await insertEmailConfirmation(tx.db, { id, userId, tokenHash, expiresAt, createdAt: tx.now })
  await enqueueMail(tx, addressMails['confirm-address'], {
    to: email,
    data: { name, expiresAt: toInstant(expiresAt) },
    link: `${settings.publicUrl}/confirm-email?token=${token}`,
    linkExpiresAt: expiresAt,
  })
}
