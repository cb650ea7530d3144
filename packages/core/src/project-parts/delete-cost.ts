import { deleteCost as deleteCostRow } from '@tallgrass/db'
import type { CostId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { ensureUncharged } from '../invoices/invoice-of-cost.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockCost } from './lock-cost.ts'

/** Throws NOT_FOUND, or CONFLICT for a cost that is on an invoice. */
export async function deleteCost(ctx: AdminCtx, { id }: { id: CostId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { cost, project } = await lockCost(tx, ctx.scope, id)
    await ensureUncharged(tx.db, id)
    await deleteCostRow(tx.db, id)
    const { amount, billable, category, label, notes, reimbursable, vendor } = cost
    const before = { amount, billable, category, label, notes, reimbursable, vendor }
    auditInProject(tx, project.id, { action: 'cost.delete', entity: 'cost', entityId: id, before })
  })
  return { ok: true }
}
