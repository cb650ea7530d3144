import type { Tool, UpdateToolInput } from '@tallgrass/contracts'
import { updateTool as updateToolRow } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockTool, readTool } from './lock-tool.ts'

/** Changes the given fields. Throws NOT_FOUND, or CONFLICT for a stale version. */
export async function updateTool(ctx: AdminCtx, { id, version, ...input }: UpdateToolInput): Promise<Tool> {
  return ctx.transaction(async (tx) => {
    const { tool, project } = await lockTool(tx, ctx.scope, id)
    const { plan, setupNotes, toolName, vendor } = tool
    const facts = { plan, setupNotes, toolName, vendor }
    const changes = changedFacts(facts, input)
    ensureFresh('tool', {
      yours: { ...changes.after, version },
      theirs: { ...facts, version: tool.version },
    })
    if (Object.keys(changes.after).length === 0) return tool
    await updateToolRow(tx.db, id, input)
    auditInProject(tx, project.id, { action: 'tool.update', entity: 'tool', entityId: id, ...changes })
    return readTool(tx.db, ctx.scope, id)
  })
}
