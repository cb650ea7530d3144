import { projectTemplates } from '@tallgrass/brand'
import { insertChecklistItems, insertTasks, insertTools, newId } from '@tallgrass/db'
import { addDays, type CalendarDate, type Entity, type ProjectId, type ProjectType } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Tx } from '../ctx.ts'

interface NewProject {
  id: ProjectId
  type: ProjectType
  startDate: CalendarDate | null
}

/** Adds the tasks, checklist items and tools of its type to a new project. */
export async function addTemplate(tx: Tx, { id: projectId, startDate, type }: NewProject): Promise<void> {
  const { checklist, tasks, tools } = projectTemplates[type]
  const begins = startDate ?? businessDayAt(tx.now)
  const createdAt = tx.now
  const taskRows = tasks.map(({ day, ...task }, index) => ({
    ...task,
    id: newId('Task', tx.now),
    projectId,
    position: index + 1,
    dueDate: addDays(begins, day),
    createdAt,
  }))
  await insertTasks(tx.db, taskRows)
  await insertChecklistItems(
    tx.db,
    withAscendingIds('ChecklistItem', checklist, tx.now).map((row) => ({ ...row, projectId, createdAt })),
  )
  await insertTools(
    tx.db,
    withAscendingIds('Tool', tools, tx.now).map((row) => ({ ...row, projectId, createdAt })),
  )
}

/** Assigns ascending ids, because rows of the same instant are listed by id, and ids are partly random. */
function withAscendingIds<E extends Entity, Row>(entity: E, rows: readonly Row[], now: Date) {
  const ids = rows.map(() => newId(entity, now)).sort()
  return rows.map((row, index) => ({ ...row, id: ids[index] ?? newId(entity, now) }))
}
