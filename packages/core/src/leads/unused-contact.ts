import { type ContactRow, deleteUnusedContact, findLead, findOrganizationOf, hasRecords } from '@tallgrass/db'
import type { AnyId, LeadId } from '@tallgrass/domain'
import { lockContact } from '../contacts/lock-contact.ts'
import type { Tx } from '../ctx.ts'

/**
 * The contact that an invited lead became, who never accepted and for whom nothing was made; locked, before the lead is.
 * Undefined if the lead was converted: then they are a client, who stays.
 */
export async function lockUnusedContact(tx: Tx, id: LeadId): Promise<ContactRow | undefined> {
  const lead = await findLead(tx.db, id)
  if (!lead?.clientId || lead.status === 'converted') return undefined
  if (!(await findOrganizationOf(tx.db, lead.clientId))) return undefined
  const contact = await lockContact(tx, lead.clientId)
  const isUsed = contact.hasAccount || (await hasRecords(tx.db, contact.organizationId))
  return isUsed ? undefined : contact
}

/** Deletes them, and their organization if it was theirs alone. Returns the ids of what was deleted. */
export async function deleteContact(tx: Tx, { id, organizationId }: ContactRow): Promise<AnyId[]> {
  const { contacts, organizations } = await deleteUnusedContact(tx.db, { id, organizationId })
  return [...contacts, ...organizations].map((row) => row.id)
}
