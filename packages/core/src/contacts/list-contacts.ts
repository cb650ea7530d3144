import type { Colleague, Contact, ContactsInput } from '@tallgrass/contracts'
import { listContactsWith, listContacts as listRows } from '@tallgrass/db'
import type { AdminCtx, ClientCtx } from '../authorize.ts'
import { toContact } from './to-contact.ts'

/** The people who act for a client's organization, with this client. Empty for anyone else. */
export async function listContacts(ctx: AdminCtx, { clientId }: ContactsInput): Promise<Contact[]> {
  return (await listContactsWith(ctx.db, clientId)).map(toContact)
}

/** The people who act for the caller's organization, with the caller. */
export async function listColleagues({ db, scope }: ClientCtx): Promise<Colleague[]> {
  const people = await listRows(db, scope.organizationId)
  return people.filter(({ deactivatedAt }) => deactivatedAt === null)
}
