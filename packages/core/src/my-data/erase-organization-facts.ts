import {
  type Db,
  findOrganization,
  hasRecords,
  type LeavingRow,
  listContacts,
  updateOrganization,
} from '@tallgrass/db'
import type { OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** The organization of someone who is its only contact; `isEmpty` if nothing was ever made for it. */
export async function findLonelyOrganization(
  db: Db,
  { id, organizationId }: LeavingRow,
): Promise<{ id: OrganizationId; isEmpty: boolean } | undefined> {
  if (organizationId === null) return undefined
  const others = (await listContacts(db, organizationId)).filter((one) => one.id !== id)
  if (others.length > 0) return undefined
  return { id: organizationId, isEmpty: !(await hasRecords(db, organizationId)) }
}

/**
 * Deletes the facts of an organization that was this person alone. What stands on invoices stays while there are any. Of
 * one with other contacts, only the person's own address and phone number go.
 */
export async function eraseOrganizationFacts(tx: Tx, person: LeavingRow, addresses: string[]): Promise<void> {
  const { organizationId } = person
  const organization = organizationId && (await findOrganization(tx.db, organizationId))
  if (!organization) return
  const lonely = await findLonelyOrganization(tx.db, person)
  const { id, invoiceEmail, name, phone } = organization
  const isTheirs = invoiceEmail !== null && addresses.includes(invoiceEmail.toLowerCase())
  if (lonely?.isEmpty) {
    const nothing = { name: null, legalName: null, notes: null, phone: null, postalAddress: null }
    const more = { taxId: null, invoiceEmail: null, timeZone: null, tags: [], archivedAt: tx.now }
    return updateOrganization(tx.db, id, { ...nothing, ...more })
  }
  if (lonely && name === null)
    return updateOrganization(tx.db, id, { notes: null, phone: null, invoiceEmail: null })
  await updateOrganization(tx.db, id, {
    ...(isTheirs && { invoiceEmail: null }),
    ...(phone !== null && phone === person.phone && { phone: null }),
  })
}
