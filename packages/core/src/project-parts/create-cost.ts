import type { Cost, CreateCostInput } from '@tallgrass/contracts'
import { insertCosts, newId } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { readCost } from './lock-cost.ts'

/** Adds a cost to a project. Throws NOT_FOUND. */
export async function createCost(ctx: AdminCtx, { projectId, ...input }: CreateCostInput): Promise<Cost> {
  const { amount, billable, category, label, notes = null, reimbursable, vendor = null } = input
  const facts = { label, category, vendor, amount, billable, reimbursable, notes }
  return ctx.transaction(async (tx) => {
    await lockProject(tx, ctx.scope, { id: projectId })
    const id = newId('Cost', tx.now)
    await insertCosts(tx.db, [{ id, projectId, ...facts, createdAt: tx.now }])
    auditInProject(tx, projectId, { action: 'cost.create', entity: 'cost', entityId: id, after: facts })
    return readCost(tx.db, ctx.scope, id)
  })
}
