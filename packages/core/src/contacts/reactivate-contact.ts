import type { Contact, ReactivateContactInput } from '@tallgrass/contracts'
import { updateContactRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { ensureSeen } from './ensure-seen.ts'
import { lockContact } from './lock-contact.ts'
import { lockOpenOrganization } from './lock-organization.ts'
import { toContact } from './to-contact.ts'

/**
 * Gives a contact their access back, with the password they had. Throws NOT_FOUND; CONFLICT for a stale version, one who
 * is not deactivated, or the contact of an archived client.
 */
export async function reactivateContact(ctx: AdminCtx, input: ReactivateContactInput): Promise<Contact> {
  const { id, version } = input
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, id)
    ensureSeen(contact, version)
    const { deactivatedAt } = contact
    if (!deactivatedAt) throw new AppError('CONFLICT', `${contact.name} is not deactivated`)
    await lockOpenOrganization(tx, contact.organizationId)
    await updateContactRow(tx.db, input, { deactivatedAt: null })
    audit(tx, {
      action: 'contact.reactivate',
      entity: 'user',
      entityId: id,
      before: { deactivatedAt },
      after: { deactivatedAt: null },
    })
    if (contact.hasAccount) emit(tx, 'account.reactivated', { userId: id, role: 'CLIENT' })
    return toContact({ ...contact, deactivatedAt: null, version: version + 1 })
  })
}
