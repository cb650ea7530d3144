import type { CreateToolInput, Tool } from '@tallgrass/contracts'
import { insertTools, newId } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { readTool } from './lock-tool.ts'

/** Adds a tool to a project. Throws NOT_FOUND. */
export async function createTool(ctx: AdminCtx, { projectId, ...input }: CreateToolInput): Promise<Tool> {
  const { plan = null, setupNotes = null, toolName, vendor = null } = input
  const facts = { toolName, vendor, plan, setupNotes }
  return ctx.transaction(async (tx) => {
    await lockProject(tx, ctx.scope, { id: projectId })
    const id = newId('Tool', tx.now)
    await insertTools(tx.db, [{ id, projectId, ...facts, createdAt: tx.now }])
    auditInProject(tx, projectId, { action: 'tool.create', entity: 'tool', entityId: id, after: facts })
    return readTool(tx.db, ctx.scope, id)
  })
}
