import type { ChecklistItem, MoveChecklistItemInput } from '@tallgrass/contracts'
import { moveChecklistItemRow } from '@tallgrass/db'
import { acceptanceFlow, ensureWorkOpen } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockChecklistItem, readChecklistItem } from './lock-checklist-item.ts'

/** Throws NOT_FOUND, ILLEGAL_TRANSITION, or CONFLICT if the project is complete or archived. */
export async function moveChecklistItem(
  ctx: AdminCtx,
  { id, status: to }: MoveChecklistItemInput,
): Promise<ChecklistItem> {
  return ctx.transaction(async (tx) => {
    const { checklistItem, project } = await lockChecklistItem(tx, ctx.scope, id)
    const from = checklistItem.status
    const status = acceptanceFlow.next(from, to)
    ensureWorkOpen(project)
    await moveChecklistItemRow(tx.db, id, { from, status })
    auditInProject(tx, project.id, {
      action: 'checklist-item.move',
      entity: 'checklist-item',
      entityId: id,
      before: { status: from },
      after: { item: checklistItem.item, status },
    })
    return readChecklistItem(tx.db, ctx.scope, id)
  })
}
