import type { ChecklistItem, UpdateChecklistItemInput } from '@tallgrass/contracts'
import { updateChecklistItem as updateChecklistItemRow } from '@tallgrass/db'
import { ensureFresh, ensureWorkOpen } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockChecklistItem, readChecklistItem } from './lock-checklist-item.ts'

/** Changes the given fields. Throws NOT_FOUND, or CONFLICT for a stale version or a complete project. */
export async function updateChecklistItem(
  ctx: AdminCtx,
  { id, version, ...input }: UpdateChecklistItemInput,
): Promise<ChecklistItem> {
  return ctx.transaction(async (tx) => {
    const { checklistItem, project } = await lockChecklistItem(tx, ctx.scope, id)
    const { item, required } = checklistItem
    const facts = { item, required }
    const changes = changedFacts(facts, input)
    ensureFresh('checklist item', {
      yours: { ...changes.after, version },
      theirs: { ...facts, version: checklistItem.version },
    })
    ensureWorkOpen(project)
    if (Object.keys(changes.after).length === 0) return checklistItem
    await updateChecklistItemRow(tx.db, id, input)
    auditInProject(tx, project.id, {
      action: 'checklist-item.update',
      entity: 'checklist-item',
      entityId: id,
      ...changes,
    })
    return readChecklistItem(tx.db, ctx.scope, id)
  })
}
