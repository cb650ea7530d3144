import { deleteTool as deleteToolRow } from '@tallgrass/db'
import type { ToolId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockTool } from './lock-tool.ts'

/** Throws NOT_FOUND. */
export async function deleteTool(ctx: AdminCtx, { id }: { id: ToolId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { tool, project } = await lockTool(tx, ctx.scope, id)
    await deleteToolRow(tx.db, id)
    const { plan, setupNotes, toolName, vendor } = tool
    const before = { plan, setupNotes, toolName, vendor }
    auditInProject(tx, project.id, { action: 'tool.delete', entity: 'tool', entityId: id, before })
  })
  return { ok: true }
}
