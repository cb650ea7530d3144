import type { Colleague, Contact, ContactsInput } from '@tallgrass/contracts'
import { listContactsWith, listContacts as listRows } from '@tallgrass/db'
import type { AdminCtx, ClientCtx } from '../authorize.ts'

/** The people who act for a client's organization, with this client. Empty for anyone else. */
export function listContacts(ctx: AdminCtx, { clientId }: ContactsInput): Promise<Contact[]> {
  return listContactsWith(ctx.db, clientId)
}

/** The people who act for the caller's organization, with the caller. */
export function listColleagues({ db, scope }: ClientCtx): Promise<Colleague[]> {
  return listRows(db, scope.organizationId)
}
