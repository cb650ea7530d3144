import type { ChecklistItem } from '@tallgrass/contracts'
import { type Db, findChecklistItem, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { holdPart, noSuch } from '../projects/hold-part.ts'

/** The checklist item and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function holdChecklistItem(tx: Tx, scope: Scope, id: string) {
  const find = () => findChecklistItem(tx.db, scope, id)
  const { part: checklistItem, project } = await holdPart(tx, scope, { entity: 'checklist item', find })
  return { checklistItem, project }
}

export async function readChecklistItem(db: Db, scope: Scope, id: string): Promise<ChecklistItem> {
  const checklistItem = await findChecklistItem(db, scope, id)
  if (!checklistItem) throw noSuch('checklist item')
  return checklistItem
}
