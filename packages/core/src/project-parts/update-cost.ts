import type { Cost, UpdateCostInput } from '@tallgrass/contracts'
import { updateCost as updateCostRow } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureUncharged } from '../invoices/invoice-of-cost.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockCost, readCost } from './lock-cost.ts'

/**
 * Changes the given fields. Throws NOT_FOUND; CONFLICT for a stale version, or if the amount or billability
 * of a charged cost would change.
 */
export async function updateCost(ctx: AdminCtx, { id, version, ...input }: UpdateCostInput): Promise<Cost> {
  return ctx.transaction(async (tx) => {
    const { cost, project } = await lockCost(tx, ctx.scope, id)
    const { amount, billable, category, label, notes, reimbursable, vendor } = cost
    const facts = { amount, billable, category, label, notes, reimbursable, vendor }
    const changes = changedFacts(facts, input)
    ensureFresh('cost', {
      yours: { ...changes.after, version },
      theirs: { ...facts, version: cost.version },
    })
    if (Object.keys(changes.after).length === 0) return cost
    if ('amount' in changes.after || 'billable' in changes.after) await ensureUncharged(tx.db, id)
    await updateCostRow(tx.db, id, input)
    auditInProject(tx, project.id, { action: 'cost.update', entity: 'cost', entityId: id, ...changes })
    return readCost(tx.db, ctx.scope, id)
  })
}
