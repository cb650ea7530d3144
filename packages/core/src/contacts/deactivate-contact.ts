import type { Contact, DeactivateContactInput } from '@tallgrass/contracts'
import {
  type ContactRow,
  cancelInvitationsOf,
  cancelInvitationsSentBy,
  countOpenRecords,
  deleteSessionsOf,
  endLinksOf,
  revokeKeysOf,
  updateContactRow,
} from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import { tellDeactivated } from '../accounts/tell-deactivated.ts'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { ensureReplaced } from './ensure-replaced.ts'
import { ensureSeen } from './ensure-seen.ts'
import { colleaguesOf, lockContact } from './lock-contact.ts'
import { passOn } from './pass-on.ts'
import { toContact } from './to-contact.ts'

/**
 * Ends a contact's access at once: sessions, keys, links, and invitations, also those that they sent to colleagues. What they are in charge of passes to a colleague,
 * or stays with the only contact if nothing is open. Throws NOT_FOUND, or CONFLICT with the reason.
 */
export async function deactivateContact(ctx: AdminCtx, input: DeactivateContactInput): Promise<Contact> {
  const { id, successorId, version } = input
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, id)
    const colleagues = await colleaguesOf(tx, contact)
    ensureSeen(contact, version)
    if (contact.deactivatedAt) throw new AppError('CONFLICT', `${contact.name} is already deactivated`)
    await ensureReplaced(tx, contact)
    if (colleagues.length === 0) await ensureNothingOpen(tx, contact)
    if (colleagues.length > 0 || successorId) await passOn(tx, { colleagues, contact, successorId })
    await updateContactRow(tx.db, input, { deactivatedAt: tx.now })
    await deleteSessionsOf(tx.db, id)
    await revokeKeysOf(tx.db, id, tx.now)
    await endLinksOf(tx.db, id)
    await cancelInvitationsOf(tx.db, contact.email)
    await cancelInvitationsSentBy(tx.db, id, tx.now)
    await resolveEndedInvitations(tx, contact.organizationId, 'The invitation was cancelled.')
    const deactivatedAt = toInstant(tx.now)
    audit(tx, {
      action: 'contact.deactivate',
      entity: 'user',
      entityId: id,
      before: { deactivatedAt: null },
      // Without the name, which is personal data of someone else.
      after: { deactivatedAt, ...(successorId && { successorId }) },
    })
    if (contact.hasAccount) await tellDeactivated(ctx, tx, { ...contact, role: 'CLIENT' })
    return toContact({ ...contact, deactivatedAt, version: version + 1 })
  })
}

/** The only contact stays while the client has something open. */
async function ensureNothingOpen(tx: Tx, { name, organizationId }: ContactRow): Promise<void> {
  const { agreements, invoices, projects } = await countOpenRecords(tx.db, organizationId)
  if (agreements + invoices + projects === 0) return
  throw new AppError('CONFLICT', `${name} is the only contact of a client with open records`)
}
