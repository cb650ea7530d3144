import type { Contact, CreateContactInput } from '@tallgrass/contracts'
import { type ContactRow, insertContact, newId, takeInvitationsFromOthers } from '@tallgrass/db'
import { fullName } from '@tallgrass/domain'
import { ensureAddressFree, inAccountTransaction } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { ensureNotInvitedAsAdmin } from './ensure-not-invited-as-admin.ts'
import { lockContact } from './lock-contact.ts'
import { lockOpenOrganization } from './lock-organization.ts'
import { toContact } from './to-contact.ts'

/**
 * Adds a person to a client, or makes a new client of them, without an account: everything can be prepared for them
 * before they accept an invitation. Throws NOT_FOUND for the organization; CONFLICT for an archived one, for a known
 * address, or for one that is invited as an administrator.
 */
export async function createContact(ctx: AdminCtx, input: CreateContactInput): Promise<Contact> {
  return inAccountTransaction(ctx, async (tx) => toContact(await addContact(tx, input)))
}

interface NewContact extends CreateContactInput {
  /** True if they are made only because a lead is invited: they go with the lead unless something else comes of it. */
  invitedAsLead?: boolean
}

/** Adds them within a transaction, and locks them. Throws like `createContact`, but a violation for a known address. */
export async function addContact(
  tx: Tx,
  { invitedAsLead = false, organizationName, ...input }: NewContact,
): Promise<ContactRow> {
  const { email, firstName, lastName, organizationId, phone, ...rights } = input
  // Locked, so that a merge does not leave the new person behind.
  if (organizationId) await lockOpenOrganization(tx, organizationId)
  await ensureAddressFree(tx, email)
  await ensureNotInvitedAsAdmin(tx, email)
  const name = fullName({ firstName, lastName })
  const { id } = await insertContact(tx.db, {
    ...rights,
    id: newId('User', tx.now),
    name,
    email,
    phone,
    role: 'CLIENT',
    passwordHash: null,
    invitedAsLead,
    createdAt: tx.now,
    // The name of a new organization. People of an existing one get its name from it.
    org: organizationName,
    ...(organizationId && { organizationId }),
  })
  const row = await lockContact(tx, id)
  await takeInvitationsFromOthers(tx.db, row)
  await resolveEndedInvitations(tx, row.organizationId, 'The person joined the company.')
  audit(tx, {
    action: 'contact.create',
    entity: 'user',
    entityId: id,
    after: { name, email, phone, organizationId: row.organizationId, ...rights },
  })
  return row
}
