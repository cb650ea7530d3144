import type { ChecklistItem } from '@tallgrass/contracts'
import { type Db, findChecklistItem, type Scope } from '@tallgrass/db'
import { type ChecklistItemId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'

/** Locks the checklist item's project, which covers the item. Throws NOT_FOUND. */
export async function lockChecklistItem(tx: Tx, scope: Scope, id: ChecklistItemId) {
  const { projectId } = await readChecklistItem(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  // Read again, because it may have been changed or deleted before its project was locked.
  const checklistItem = await readChecklistItem(tx.db, scope, id)
  return { checklistItem, project }
}

export async function readChecklistItem(db: Db, scope: Scope, id: ChecklistItemId): Promise<ChecklistItem> {
  const checklistItem = await findChecklistItem(db, scope, id)
  if (!checklistItem) throw noSuch('ChecklistItem')
  return checklistItem
}
