import type { Contact, UpdateContactInput } from '@tallgrass/contracts'
import { cancelInvitationsOf, takeInvitationsFromOthers, updateContactRow } from '@tallgrass/db'
import { AppError, ensureFresh, noSuch } from '@tallgrass/domain'
import { ensureAddressFree, inAccountTransaction } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { ensureNotInvitedAsAdmin } from './ensure-not-invited-as-admin.ts'
import { lockContact } from './lock-contact.ts'
import { toContact } from './to-contact.ts'

/**
 * Changes the given facts of a contact. A pending invitation to a former address ends. Throws NOT_FOUND; CONFLICT with
 * both versions, for a known address, or for the address of an account.
 */
export async function updateContact(ctx: AdminCtx, input: UpdateContactInput): Promise<Contact> {
  return inAccountTransaction(ctx, (tx) => update(tx, input))
}

async function update(tx: Tx, { id, version, ...input }: UpdateContactInput): Promise<Contact> {
  const contact = await lockContact(tx, id)
  const { email, name, phone } = contact
  const facts = { name, email, phone }
  const { after, before } = changedFacts(facts, input)
  ensureFresh('contact', { yours: { ...after, version }, theirs: { ...facts, version: contact.version } })
  if (Object.keys(after).length === 0) return toContact(contact)
  if ('email' in after) {
    if (contact.hasAccount) {
      throw new AppError('CONFLICT', `${name} has an account, so their address cannot be changed here`)
    }
    await ensureAddressFree(tx, input.email ?? email)
    await ensureNotInvitedAsAdmin(tx, input.email ?? email)
    await cancelInvitationsOf(tx.db, email)
  }
  if (!(await updateContactRow(tx.db, { id, version }, after))) throw noSuch('User')
  if ('email' in after) {
    await takeInvitationsFromOthers(tx.db, { ...contact, ...after })
    await resolveEndedInvitations(tx, contact.organizationId, 'The person joined the company.')
  }
  audit(tx, { action: 'contact.update', entity: 'user', entityId: id, before, after })
  return toContact({ ...contact, ...after, version: version + 1 })
}
