import type { Cost } from '@tallgrass/contracts'
import { type Db, findCost, type Scope } from '@tallgrass/db'
import { type CostId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'

/** Locks the cost's project, which covers the cost. Throws NOT_FOUND. */
export async function lockCost(tx: Tx, scope: Scope, id: CostId) {
  const { projectId } = await readCost(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  // Read again, because it may have been changed or deleted before its project was locked.
  const cost = await readCost(tx.db, scope, id)
  return { cost, project }
}

export async function readCost(db: Db, scope: Scope, id: CostId): Promise<Cost> {
  const cost = await findCost(db, scope, id)
  if (!cost) throw noSuch('Cost')
  return cost
}
