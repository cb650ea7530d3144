import type { Contact, MoveContactInput } from '@tallgrass/contracts'
import {
  cancelInvitationsSentBy,
  deleteSessionsOf,
  hasRecords,
  revokeKeysOf,
  takeInvitationsFromOthers,
  updateContactRow,
  updateOrganization,
} from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { ensureConfirmed } from './ensure-confirmed.ts'
import { ensureReplaced } from './ensure-replaced.ts'
import { ensureSeen } from './ensure-seen.ts'
import { colleaguesOf, lockContact } from './lock-contact.ts'
import { lockOpenOrganization } from './lock-organization.ts'
import { passOn } from './pass-on.ts'
import { toContact } from './to-contact.ts'

/**
 * Moves a person to another client, without any record, and ends their sessions and keys. A client who loses the only contact
 * is archived if nothing was ever made for it. Throws NOT_FOUND, or CONFLICT with the reason.
 */
export async function moveContact(ctx: AdminCtx, input: MoveContactInput): Promise<Contact> {
  const { evenUnconfirmed, id, organizationId, successorId, version } = input
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, id, [organizationId])
    await lockOpenOrganization(tx, organizationId)
    const colleagues = await colleaguesOf(tx, contact)
    ensureSeen(contact, version)
    if (!evenUnconfirmed) ensureConfirmed(contact)
    const { organizationId: from } = contact
    if (from === organizationId) throw new AppError('CONFLICT', `${contact.name} is already with this client`)
    const leavesRecords = await hasRecords(tx.db, from)
    if (colleagues.length === 0 && leavesRecords) {
      const sentence = `${contact.name} is the only contact of a client with records. Merge the two clients instead.`
      throw new AppError('CONFLICT', sentence)
    }
    await ensureReplaced(tx, contact)
    await passOn(tx, { colleagues, contact, successorId })
    await updateContactRow(tx.db, input, { organizationId })
    await takeInvitationsFromOthers(tx.db, { email: contact.email, organizationId })
    await cancelInvitationsSentBy(tx.db, id, tx.now)
    await resolveEndedInvitations(tx, organizationId, 'The person joined the company.')
    await resolveEndedInvitations(tx, from, 'The invitation was cancelled.')
    await deleteSessionsOf(tx.db, id)
    await revokeKeysOf(tx.db, id, tx.now)
    if (colleagues.length === 0) await updateOrganization(tx.db, from, { archivedAt: tx.now })
    audit(tx, {
      action: 'contact.move',
      entity: 'user',
      entityId: id,
      before: { organizationId: from },
      after: { organizationId, ...(successorId && { successorId }) },
    })
    return toContact({ ...contact, organizationId, version: version + 1 })
  })
}
