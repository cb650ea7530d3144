import type { Cost } from '@tallgrass/contracts'
import { type Db, findCost, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { holdPart, noSuch } from '../projects/hold-part.ts'

/** The cost and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function holdCost(tx: Tx, scope: Scope, id: string) {
  const find = () => findCost(tx.db, scope, id)
  const { part: cost, project } = await holdPart(tx, scope, { entity: 'cost', find })
  return { cost, project }
}

export async function readCost(db: Db, scope: Scope, id: string): Promise<Cost> {
  const cost = await findCost(db, scope, id)
  if (!cost) throw noSuch('cost')
  return cost
}
