import type { ChecklistItem } from '@tallgrass/contracts'
import { type Db, findChecklistItem, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'
import { noSuch } from '../projects/no-such.ts'

/** Locks the checklist item's project, which covers the item. Throws NOT_FOUND. */
export async function lockChecklistItem(tx: Tx, scope: Scope, id: string) {
  const { projectId } = await readChecklistItem(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  // Read again, because it may have been changed or deleted before its project was locked.
  const checklistItem = await readChecklistItem(tx.db, scope, id)
  return { checklistItem, project }
}

export async function readChecklistItem(db: Db, scope: Scope, id: string): Promise<ChecklistItem> {
  const checklistItem = await findChecklistItem(db, scope, id)
  if (!checklistItem) throw noSuch('checklist item')
  return checklistItem
}
