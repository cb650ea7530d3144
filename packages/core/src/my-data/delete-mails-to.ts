import { deleteAllMailsTo, deleteMailsOfAccount, type LeavingRow } from '@tallgrass/db'
import { bookingMails } from '../bookings/booking-mails.ts'
import { chatMails } from '../chat/chat-mails.ts'
import type { Tx } from '../ctx.ts'
import { invitationMails } from '../invitations/invitation-mails.ts'

/** What visitors and invited people get: it says nothing about an account. */
const TO_ANYONE = [bookingMails, chatMails, invitationMails].flatMap((mails) =>
  Object.values(mails).map(({ name }) => name),
)

/**
 * Deletes the messages to someone's addresses, sent or not. Of an address that no one has confirmed, only those to the
 * account: it may be someone else's.
 */
export async function deleteMailsTo(
  { db }: Tx,
  { email, emailVerifiedAt }: LeavingRow,
  addresses: string[],
): Promise<void> {
  await deleteAllMailsTo(db, addresses)
  if (emailVerifiedAt === null) await deleteMailsOfAccount(db, { recipient: email, toAnyone: TO_ANYONE })
}
