import type { OrganizationHistoryInput } from '@tallgrass/contracts'
import { listContacts, listMergedInto } from '@tallgrass/db'
import { readNamedAuditPage } from '../audit/read-named-audit-page.ts'
import type { AdminCtx } from '../authorize.ts'

/** The history of a client, of those that were merged into it, and of its people, newest first. */
export async function listOrganizationHistory(ctx: AdminCtx, { id, ...page }: OrganizationHistoryInput) {
  const [people, merged] = await Promise.all([listContacts(ctx.db, id), listMergedInto(ctx.db, id)])
  const entityIds = [id, ...merged, ...people.map((person) => person.id)]
  return readNamedAuditPage(ctx.db, { ...page, entityIds })
}
