import { confirmEmail, deleteConfirmationsOf, requeueWithheldMails } from '@tallgrass/db'
import type { UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** The address of an account is its owner's from now on: what was held back from it is sent. False if it was before. */
export async function confirmAddress(tx: Tx, { email, id }: { id: UserId; email: string }): Promise<boolean> {
  const isNews = await confirmEmail(tx.db, id, tx.now)
  await deleteConfirmationsOf(tx.db, id)
  if (isNews) await sendWithheld(tx, email)
  return isNews
}

export async function sendWithheld(tx: Tx, email: string): Promise<void> {
  if (!tx.mailEnabled) return
  for (const { id: mailId } of await requeueWithheldMails(tx.db, email, tx.now))
    await tx.enqueue('send-mail', { mailId })
}
