import { AppError } from './errors.ts'
import { defineFlow, inWords } from './flow.ts'
import type { Role } from './role.ts'

export const taskStatuses = [
  'TODO',
  'IN_PROGRESS',
  'READY_FOR_REVIEW',
  'APPROVED',
  'CHANGES_REQUESTED',
] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const reviewDecisions = ['APPROVE', 'REVISE'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** The moves that somebody makes who does the work, named for the status they lead to. */
export const taskFlow = defineFlow('task', {
  TODO: { IN_PROGRESS: 'IN_PROGRESS' },
  IN_PROGRESS: { READY_FOR_REVIEW: 'READY_FOR_REVIEW', TODO: 'TODO' },
  READY_FOR_REVIEW: {},
  CHANGES_REQUESTED: { IN_PROGRESS: 'IN_PROGRESS' },
  APPROVED: { IN_PROGRESS: 'IN_PROGRESS' },
})

/** The moves that a review makes. */
export const reviewFlow = defineFlow('task', {
  TODO: {},
  IN_PROGRESS: {},
  READY_FOR_REVIEW: { APPROVE: 'APPROVED', REVISE: 'CHANGES_REQUESTED' },
  CHANGES_REQUESTED: {},
  APPROVED: {},
})

interface OwnedTask {
  /** Whose work it is. */
  owner: Role
  status: TaskStatus
}

/** The statuses to which somebody of this role may move the task: what a screen offers. */
export function taskMoves(task: OwnedTask, by: Role): TaskStatus[] {
  return taskStatuses.filter((to) => mayMove(task, by) && isMove(to) && taskFlow.can(task.status, to))
}

/** The status after the move. Throws ILLEGAL_TRANSITION, naming both states. */
export function moveTask(task: OwnedTask, { by, to }: { by: Role; to: TaskStatus }): TaskStatus {
  if (!isMove(to)) {
    const sentence = `This task is ${inWords(task.status)} and becomes ${inWords(to)} only by a review`
    throw new AppError('ILLEGAL_TRANSITION', sentence)
  }
  const next = taskFlow.next(task.status, to)
  if (mayMove(task, by)) return next
  const who =
    task.owner === by || task.status === 'APPROVED' ? 'an administrator' : 'the person whose task it is'
  throw new AppError(
    'ILLEGAL_TRANSITION',
    `This task is ${inWords(task.status)}, and only ${who} can make it ${inWords(to)}`,
  )
}

/** Whether somebody of this role may review the task now. */
export function mayReview(task: OwnedTask, by: Role): boolean {
  return task.owner !== by && task.status === 'READY_FOR_REVIEW'
}

/** The status after the review. Throws ILLEGAL_TRANSITION: nobody reviews their own side's work. */
export function reviewTask(
  task: OwnedTask,
  { by, decision }: { by: Role; decision: ReviewDecision },
): TaskStatus {
  const next = reviewFlow.next(task.status, decision)
  if (task.owner !== by) return next
  const reviewer = task.owner === 'ADMIN' ? 'the client' : 'an administrator'
  throw new AppError(
    'ILLEGAL_TRANSITION',
    `This task is ${inWords(task.status)}, and only ${reviewer} can make it ${inWords(next)}`,
  )
}

function mayMove({ owner, status }: OwnedTask, by: Role): boolean {
  return by === 'ADMIN' || (owner === by && status !== 'APPROVED')
}

function isMove(to: TaskStatus): to is 'TODO' | 'IN_PROGRESS' | 'READY_FOR_REVIEW' {
  return to === 'TODO' || to === 'IN_PROGRESS' || to === 'READY_FOR_REVIEW'
}
