import { findActiveContact, listClientsOfOpenRecords, listContacts } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { accessOf } from './access-of.ts'

/** The caller's organization, locked, and the caller as they are now. Throws CONFLICT if they have just left. */
export async function lockCompany({ scope, user }: ClientCtx, tx: Tx) {
  const organization = await lockOrganization(tx, scope.organizationId)
  const caller = await findActiveContact(tx.db, user.id)
  if (caller?.organizationId !== organization.id) throw justLeft()
  return { organization, caller }
}

/** The same with all of its people, who change one by one while it is locked. */
export async function lockPeople({ scope, user }: ClientCtx, tx: Tx) {
  const organization = await lockOrganization(tx, scope.organizationId)
  const contacts = await listContacts(tx.db, organization.id)
  const ofOpenRecords = await listClientsOfOpenRecords(tx.db, organization.id)
  const { caller, ...known } = accessOf({ contacts, ofOpenRecords, reader: user.id })
  if (!caller) throw justLeft()
  return { organization, contacts, caller, ...known }
}

function justLeft(): AppError {
  return new AppError('CONFLICT', 'Your access has just changed. Please reload the page.')
}
