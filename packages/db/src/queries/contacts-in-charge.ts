import type { ClientId, OrganizationId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Who is in charge of the organization's open projects, agreements to sign, and invoices to pay. */
export async function listClientsOfOpenRecords(db: Db, organizationId: OrganizationId): Promise<ClientId[]> {
  const rows = await db
    .selectFrom('projects')
    .select('clientId')
    .where('organizationId', '=', organizationId)
    .where('status', 'not in', ['COMPLETE', 'ARCHIVED'])
    .union(
      db
        .selectFrom('agreements')
        .select('clientId')
        .where('organizationId', '=', organizationId)
        .where('status', 'in', ['SENT', 'SIGNED_CLIENT']),
    )
    .union(
      db
        .selectFrom('invoices')
        .select('clientId')
        .where('organizationId', '=', organizationId)
        .where('status', '=', 'OPEN'),
    )
    .execute()
  return rows.map(({ clientId }) => clientId)
}
