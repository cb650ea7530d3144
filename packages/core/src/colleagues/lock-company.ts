import { listClientsOfOpenRecords, listContacts } from '@tallgrass/db'
import { AppError, contactsInCharge, rightsToGive } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'

/**
 * The caller's organization, locked, where its people change one by one: with its active contacts, the caller as they
 * are now, and what they may give. Throws CONFLICT if they have just left.
 */
export async function lockCompany({ scope, user }: ClientCtx, tx: Tx) {
  const organization = await lockOrganization(tx, scope.organizationId)
  const contacts = await listContacts(tx.db, organization.id)
  const people = contacts.filter(({ deactivatedAt }) => deactivatedAt === null)
  const caller = people.find(({ id }) => id === user.id)
  if (!caller) throw new AppError('CONFLICT', 'Your access has just changed. Please reload the page.')
  const inCharge = contactsInCharge(people, await listClientsOfOpenRecords(tx.db, organization.id))
  return {
    organization,
    contacts,
    people,
    caller,
    inCharge,
    rightsToGive: rightsToGive(caller, inCharge.includes(caller.id)),
  }
}
