import { isClient } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

const NO_CLIENT = 'Only someone with a client account can be assigned'

/** Throws INVALID for an administrator and for nobody. */
export async function ensureClient(tx: Tx, clientId: string): Promise<void> {
  if (await isClient(tx.db, clientId)) return
  throw new AppError('INVALID', NO_CLIENT, { issues: [{ path: 'clientId', message: NO_CLIENT }] })
}
