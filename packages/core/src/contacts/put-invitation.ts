import { userOf } from '@tallgrass/contracts'
import {
  type ContactRow,
  expireOverdueInvitations,
  insertUnlessInvited,
  newId,
  renewInvitationOf,
} from '@tallgrass/db'
import { noSuch, splitName } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import type { newInvitationLink } from './new-invitation-link.ts'

interface PutInvitation {
  link: ReturnType<typeof newInvitationLink>
  /** True if the links of a pending invitation go on working. */
  keepsLinks: boolean
}

export interface Invited {
  email: string
  firstName: string
  lastName: string
}

/** A contact, as an invitation names them. */
export function invitedAs({ email, name }: Pick<ContactRow, 'email' | 'name'>): Invited {
  const { firstName, lastName } = splitName(name)
  // A name of one word has none.
  return { email, firstName, lastName: lastName ?? '' }
}

/** The pending invitation of someone without an account: a new one, or theirs, which starts its time again. */
export async function putInvitation(
  tx: Tx,
  { email, firstName, lastName }: Invited,
  { keepsLinks, link: { expiresAt, tokenHash } }: PutInvitation,
) {
  await expireOverdueInvitations(tx.db, email, tx.now)
  const renew = () =>
    renewInvitationOf(tx.db, email, { expiresAt, ...(!keepsLinks && { inviteTokenHash: tokenHash }) })
  const renewed = await renew()
  const created = renewed
    ? undefined
    : await insertUnlessInvited(tx.db, {
        firstName,
        lastName,
        inviteTokenHash: tokenHash,
        expiresAt,
        email,
        id: newId('Invitation', tx.now),
        role: 'CLIENT',
        invitedBy: userOf(tx.actor),
        createdAt: tx.now,
      })
  // Someone else may have invited them at the same moment.
  const invitation = renewed ?? created ?? (await renew())
  if (!invitation) throw noSuch('Invitation')
  audit(tx, {
    action: created ? 'invitation.create' : 'invitation.renew',
    entity: 'invitation',
    entityId: invitation.id,
    after: created ? { email, role: 'CLIENT' } : { expiresAt: invitation.expiresAt },
  })
  return { ...invitation, isNew: created !== undefined }
}
