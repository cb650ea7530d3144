import { listTasksToAnswer, type ProjectRow } from '@tallgrass/db'
import { isWorkOpen, type ProjectStatus } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { raiseWorkItems } from '../work-items/raise-work-item.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { toClientAnswer } from './track-client-answer.ts'

/**
 * After a project was moved, updates its work items: its tasks wait for an administrator only while work is
 * open.
 */
export async function trackProjectWork(
  tx: Tx,
  { id, status: from }: Pick<ProjectRow, 'id' | 'status'>,
  to: ProjectStatus,
): Promise<void> {
  if (to === 'COMPLETE') {
    await resolveWorkItems(tx, { kind: 'signoff_blocked', entityId: id }, 'The project is complete.')
  }
  if (to === 'ARCHIVED') {
    await resolveWorkItems(tx, { kind: 'client_answer', projectId: id }, 'The project was archived.')
  }
  if (isWorkOpen({ status: from }) || !isWorkOpen({ status: to })) return
  const tasks = await listTasksToAnswer(tx.db, id)
  await raiseWorkItems(
    tx,
    tasks.map((task) => toClientAnswer(tx, task)),
  )
}
