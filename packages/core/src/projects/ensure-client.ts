import { lockOrganizationOf } from '@tallgrass/db'
import { AppError, type ClientId, type OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

const NOT_A_CLIENT = 'Only someone with a client account can be assigned'

/** Returns the client's organization. Throws INVALID for an administrator or an unknown id. */
export async function ensureClient(tx: Tx, clientId: ClientId): Promise<OrganizationId> {
  const organizationId = await lockOrganizationOf(tx.db, clientId)
  if (organizationId) return organizationId
  throw new AppError('INVALID', NOT_A_CLIENT, { issues: [{ path: 'clientId', message: NOT_A_CLIENT }] })
}
