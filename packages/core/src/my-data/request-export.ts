import type { DataState } from '@tallgrass/contracts/account'
import { insertExport, newId } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { getDataState } from './get-data-state.ts'

/**
 * Has a copy of everything about the caller made. While one is being made, another request makes no second one. Throws
 * RATE_LIMITED.
 */
export async function requestExport(ctx: UserCtx): Promise<DataState> {
  await ctx.limits.take('dataExport', ctx.user.id)
  await ctx.transaction(async (tx) => {
    const id = newId('DataExport', tx.now)
    if (!(await insertExport(tx.db, { id, userId: ctx.user.id, createdAt: tx.now }))) return
    await tx.enqueue('make-data-export', { exportId: id })
    audit(tx, { action: 'data-export.create', entity: 'data-export', entityId: id })
  })
  return getDataState(ctx)
}
