import { deleteChecklistItem as deleteChecklistItemRow } from '@tallgrass/db'
import { type ChecklistItemId, ensureWorkOpen } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockChecklistItem } from './lock-checklist-item.ts'

/** Throws NOT_FOUND, or CONFLICT if the project is complete or archived. */
export async function deleteChecklistItem(
  ctx: AdminCtx,
  { id }: { id: ChecklistItemId },
): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { checklistItem, project } = await lockChecklistItem(tx, ctx.scope, id)
    ensureWorkOpen(project)
    await deleteChecklistItemRow(tx.db, id)
    const { item, required } = checklistItem
    const before = { item, required }
    auditInProject(tx, project.id, {
      action: 'checklist-item.delete',
      entity: 'checklist-item',
      entityId: id,
      before,
    })
  })
  return { ok: true }
}
