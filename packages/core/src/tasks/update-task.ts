import type { Task, UpdateTaskInput } from '@tallgrass/contracts'
import { type TaskRow, updateTask as updateTaskRow } from '@tallgrass/db'
import { ensureFresh, ensureWorkOpen } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { trackClientAnswer } from '../projects/track-client-answer.ts'
import { lockTask, readTask } from './lock-task.ts'

/**
 * Changes the given fields. If the task is ready for review, a new round starts, so that no one reviews a
 * text they have not read. Throws NOT_FOUND, or CONFLICT for a stale version or a complete project.
 */
export async function updateTask(ctx: AdminCtx, { id, version, ...input }: UpdateTaskInput): Promise<Task> {
  return ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, ctx.scope, id)
    const facts = factsOf(task)
    const changes = changedFacts(facts, input)
    ensureFresh('task', {
      yours: { ...changes.after, version },
      theirs: { ...facts, status: task.status, version: task.version },
    })
    ensureWorkOpen(project)
    if (Object.keys(changes.after).length === 0) return task
    const needsReview = ['title', 'detail', 'owner'].some((name) => name in changes.after)
    const newRound = needsReview && task.status === 'READY_FOR_REVIEW'
    await updateTaskRow(tx.db, id, { ...input, ...(newRound && { round: task.round + 1, readyAt: tx.now }) })
    auditInProject(tx, project.id, { action: 'task.update', entity: 'task', entityId: id, ...changes })
    const changed = await readTask(tx.db, ctx.scope, id)
    await trackClientAnswer(tx, task, changed)
    return changed
  })
}

function factsOf({ detail, dueDate, owner, title }: TaskRow) {
  return { title, detail, owner, dueDate }
}
