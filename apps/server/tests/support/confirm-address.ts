import type { Services } from '@tallgrass/core'
import { confirmEmail, deleteConfirmationsOf } from '@tallgrass/db'
import type { UserId } from '@tallgrass/domain'

/** Someone has followed the link that was mailed to them, and deleted the message. */
export async function confirmAddress(
  { clock, database: { db } }: Services,
  { email, id }: { id: UserId; email: string },
): Promise<void> {
  await confirmEmail(db, id, clock())
  await deleteConfirmationsOf(db, id)
  await db
    .deleteFrom('outboxMails')
    .where('recipient', '=', email)
    .where('template', '=', 'confirm-address')
    .execute()
}
