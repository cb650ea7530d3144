import type { MoveToolInput, Tool } from '@tallgrass/contracts'
import { moveToolRow } from '@tallgrass/db'
import { transferFlow } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockTool, readTool } from './lock-tool.ts'

/** Throws NOT_FOUND or ILLEGAL_TRANSITION. */
export async function moveTool(ctx: AdminCtx, { id, status: to }: MoveToolInput): Promise<Tool> {
  return ctx.transaction(async (tx) => {
    const { tool, project } = await lockTool(tx, ctx.scope, id)
    const from = tool.transferStatus
    const status = transferFlow.next(from, to)
    await moveToolRow(tx.db, id, { from, to: status })
    auditInProject(tx, project.id, {
      action: 'tool.move',
      entity: 'tool',
      entityId: id,
      before: { status: from },
      after: { toolName: tool.toolName, status },
    })
    return readTool(tx.db, ctx.scope, id)
  })
}
