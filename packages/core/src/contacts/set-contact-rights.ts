import type { Contact, SetRightsInput } from '@tallgrass/contracts'
import { findOrganizationOf, lockContact, lockOrganizations, updateRights } from '@tallgrass/db'
import { AppError, type ContactRights, noSuch, type OrganizationId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { ensureNothingToSign, ensureOtherPayer } from './ensure-replaced.ts'

/**
 * Sets what a contact may do for their organization. Throws NOT_FOUND for anyone who is no contact; CONFLICT if no one
 * would be left to pay open invoices, and while the contact has a document to sign.
 */
export async function setContactRights(
  ctx: AdminCtx,
  { userId, ...rights }: SetRightsInput,
): Promise<Contact> {
  return ctx.transaction(async (tx) => {
    const contact = await lockInOrganization(tx, userId)
    const { pays, reviews, signs } = contact
    if (pays && !rights.pays) await ensureOtherPayer(tx, contact)
    if (signs && !rights.signs) await ensureNothingToSign(tx, contact)
    const changes = changedFacts({ pays, reviews, signs }, rights)
    if (Object.keys(changes.after).length > 0) {
      await updateRights(tx.db, userId, rights)
      audit(tx, { action: 'user.set-rights', entity: 'user', entityId: userId, ...changes })
    }
    return { ...contact, ...rights }
  })
}

type LockedContact = ContactRights & Omit<Contact, keyof ContactRights> & { organizationId: OrganizationId }

/** Changes of rights in one organization queue here, so that its last two payers cannot go at once. */
async function lockInOrganization(tx: Tx, userId: SetRightsInput['userId']): Promise<LockedContact> {
  const organizationId = await findOrganizationOf(tx.db, userId)
  if (!organizationId) throw noSuch('User')
  await lockOrganizations(tx.db, [organizationId])
  const contact = await lockContact(tx.db, organizationId, userId)
  if (contact) return { ...contact, organizationId }
  throw new AppError('CONFLICT', 'This person has just left their organization. Please reload the page.')
}
