import {
  type ContactRow,
  findOrganizationOf,
  listContacts,
  lockContact as lockContactRow,
  lockOrganizations,
} from '@tallgrass/db'
import { AppError, type ClientId, noSuch, type OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * A contact, locked after their organization and `others`, where what people may do changes one by one. Throws
 * NOT_FOUND; CONFLICT if they have just left.
 */
export async function lockContact(tx: Tx, id: ClientId, others: OrganizationId[] = []): Promise<ContactRow> {
  const organizationId = await findOrganizationOf(tx.db, id)
  if (!organizationId) throw noSuch('User')
  await lockOrganizations(tx.db, [organizationId, ...others])
  const contact = await lockContactRow(tx.db, organizationId, id)
  if (contact) return contact
  throw new AppError('CONFLICT', 'This person has just left their organization. Please reload the page.')
}

/** The others who act for the organization of a locked contact. */
export async function colleaguesOf(tx: Tx, { id, organizationId }: ContactRow): Promise<ContactRow[]> {
  const people = await listContacts(tx.db, organizationId)
  return people.filter((person) => person.id !== id && person.deactivatedAt === null)
}
