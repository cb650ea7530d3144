import type { Contact, SetRightsInput } from '@tallgrass/contracts'
import { updateContactRow } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { emitRights } from './emit-rights.ts'
import { ensureNothingToSign, ensureOtherPayer } from './ensure-replaced.ts'
import { lockContact } from './lock-contact.ts'
import { toContact } from './to-contact.ts'

/**
 * Sets what a contact may do for their organization. Throws NOT_FOUND for anyone who is no contact; CONFLICT with both
 * versions, if no one would be left to pay open invoices, and while the contact has a document to sign.
 */
export async function setContactRights(
  ctx: AdminCtx,
  { userId, version, ...rights }: SetRightsInput,
): Promise<Contact> {
  return ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, userId)
    const { pays, reviews, signs } = contact
    const changes = changedFacts({ pays, reviews, signs }, rights)
    if (version !== undefined) {
      const theirs = { pays, reviews, signs, version: contact.version }
      ensureFresh('contact', { yours: { ...changes.after, version }, theirs })
    }
    if (pays && !rights.pays) await ensureOtherPayer(tx, contact)
    if (signs && !rights.signs) await ensureNothingToSign(tx, contact)
    if (Object.keys(changes.after).length === 0) return toContact(contact)
    await updateContactRow(tx.db, { id: userId, version: contact.version }, rights)
    audit(tx, { action: 'user.set-rights', entity: 'user', entityId: userId, ...changes })
    emitRights(tx, contact, rights)
    return toContact({ ...contact, ...rights, version: contact.version + 1 })
  })
}
