import { isOrganizationArchived, lockOrganizationOf } from '@tallgrass/db'
import { AppError, type ClientId, type OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

const NOT_A_CLIENT = 'Only someone with a client account can be assigned'
const ARCHIVED = 'This client is archived. Restore the client first.'

/** Returns the client's organization. Throws INVALID for an administrator, an unknown id or an archived client. */
export async function ensureClient(tx: Tx, clientId: ClientId): Promise<OrganizationId> {
  const organizationId = await lockOrganizationOf(tx.db, clientId)
  if (!organizationId) throw refused(NOT_A_CLIENT)
  if (await isOrganizationArchived(tx.db, organizationId)) throw refused(ARCHIVED)
  return organizationId
}

function refused(message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path: 'clientId', message }] })
}
