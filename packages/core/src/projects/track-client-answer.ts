import type { TaskRow } from '@tallgrass/db'
import { toInstant, waitsForAdministrator } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { type NewWorkItem, raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

type Task = Pick<TaskRow, 'id' | 'owner' | 'projectId' | 'status' | 'title'>

/**
 * After a task was changed, raises or resolves its work item, if it now waits for an administrator or no
 * longer does; `resolution` says what happened.
 */
export async function trackClientAnswer(
  tx: Tx,
  before: Task,
  after: Task,
  resolution = 'The task was answered.',
): Promise<void> {
  const [waited, waits] = [waitsForAdministrator(before), waitsForAdministrator(after)]
  if (waits && !waited) await raiseWorkItem(tx, toClientAnswer(tx, after))
  if (waited && !waits) {
    await resolveWorkItems(tx, { kind: 'client_answer', entityId: after.id }, resolution)
  }
}

/** The work item of a waiting task. If it waits again after an answer, that is a new item. */
export function toClientAnswer(tx: Tx, { id, owner, projectId, title }: Task): NewWorkItem {
  return {
    kind: 'client_answer',
    cause: `task:${id}:${toInstant(tx.now)}`,
    detail:
      owner === 'ADMIN'
        ? `The client asked for changes to “${title}”.`
        : `“${title}” is ready for your review.`,
    entity: 'task',
    entityId: id,
    projectId,
  }
}
