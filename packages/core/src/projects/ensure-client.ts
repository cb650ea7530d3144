import { isClient } from '@tallgrass/db'
import { AppError, type ClientId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

const NOT_A_CLIENT = 'Only someone with a client account can be assigned'

/** Throws INVALID for an administrator or an unknown id. */
export async function ensureClient(tx: Tx, clientId: ClientId): Promise<void> {
  if (await isClient(tx.db, clientId)) return
  throw new AppError('INVALID', NOT_A_CLIENT, { issues: [{ path: 'clientId', message: NOT_A_CLIENT }] })
}
