import { lockOrganizations, lockProfile } from '@tallgrass/db'
import { noSuch, type OrganizationId, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

interface Person {
  id: UserId
  /** Null for administrators. */
  organizationId: OrganizationId | null
}

/**
 * A person, locked after their organization, as by everyone who changes what people are. Throws NOT_FOUND for someone who
 * can no longer sign in.
 */
export async function lockOwn(tx: Tx, { id, organizationId }: Person) {
  if (organizationId) await lockOrganizations(tx.db, [organizationId])
  const person = await lockProfile(tx.db, id)
  if (!person) throw noSuch('User')
  return person
}
