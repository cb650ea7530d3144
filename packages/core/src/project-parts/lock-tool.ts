import type { Tool } from '@tallgrass/contracts'
import { type Db, findTool, type Scope } from '@tallgrass/db'
import { noSuch, type ToolId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'

/** Locks the tool's project, which covers the tool. Throws NOT_FOUND. */
export async function lockTool(tx: Tx, scope: Scope, id: ToolId) {
  const { projectId } = await readTool(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  // Read again, because it may have been changed or deleted before its project was locked.
  const tool = await readTool(tx.db, scope, id)
  return { tool, project }
}

export async function readTool(db: Db, scope: Scope, id: ToolId): Promise<Tool> {
  const tool = await findTool(db, scope, id)
  if (!tool) throw noSuch('Tool')
  return tool
}
