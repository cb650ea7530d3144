import type { Tool } from '@tallgrass/contracts'
import { type Db, findTool, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { holdPart, noSuch } from '../projects/hold-part.ts'

/** The tool and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function holdTool(tx: Tx, scope: Scope, id: string) {
  const find = () => findTool(tx.db, scope, id)
  const { part: tool, project } = await holdPart(tx, scope, { entity: 'tool', find })
  return { tool, project }
}

export async function readTool(db: Db, scope: Scope, id: string): Promise<Tool> {
  const tool = await findTool(db, scope, id)
  if (!tool) throw noSuch('tool')
  return tool
}
