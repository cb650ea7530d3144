import { lockWaitingContact } from '@tallgrass/db'
import type { Instant, UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import type { Settings } from '../settings.ts'
import { addToken } from './invitation-token.ts'
import { invitationUrl, newInvitationLink } from './new-invitation-link.ts'
import { invitedAs, putInvitation } from './put-invitation.ts'

/** An invitation in a message about something else; null for someone who needs none. */
export interface MailedInvitation {
  invitationLink: string | null
  invitedUntil: Instant | null
}

/**
 * Invites the recipient of a message who has no account yet, with a link for that message. Earlier links go on working,
 * so that it does not matter which message they open.
 */
export async function inviteInMail(settings: Settings, tx: Tx, id: UserId): Promise<MailedInvitation> {
  const contact = await lockWaitingContact(tx.db, id)
  if (!contact) return { invitationLink: null, invitedUntil: null }
  const link = newInvitationLink(settings, tx.now)
  const { expiresAt, inviteTokenHash } = await putInvitation(tx, invitedAs(contact), {
    link,
    keepsLinks: true,
  })
  return {
    invitationLink: invitationUrl(settings, addToken(tx.sealer, inviteTokenHash)),
    invitedUntil: expiresAt,
  }
}
