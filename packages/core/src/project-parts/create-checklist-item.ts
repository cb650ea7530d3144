import type { ChecklistItem, CreateChecklistItemInput } from '@tallgrass/contracts'
import { insertChecklistItems, newId } from '@tallgrass/db'
import { ensureWorkOpen } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { readChecklistItem } from './lock-checklist-item.ts'

/**
 * Adds a checklist item to a project. Throws NOT_FOUND, or CONFLICT if the project is complete or archived.
 */
export async function createChecklistItem(
  ctx: AdminCtx,
  { projectId, ...input }: CreateChecklistItemInput,
): Promise<ChecklistItem> {
  const { item, required } = input
  const facts = { item, required }
  return ctx.transaction(async (tx) => {
    ensureWorkOpen(await lockProject(tx, ctx.scope, { id: projectId }))
    const id = newId('ChecklistItem', tx.now)
    await insertChecklistItems(tx.db, [{ id, projectId, ...facts, createdAt: tx.now }])
    auditInProject(tx, projectId, {
      action: 'checklist-item.create',
      entity: 'checklist-item',
      entityId: id,
      after: facts,
    })
    return readChecklistItem(tx.db, ctx.scope, id)
  })
}
