import { AppError } from './errors.ts'
import { canBecome, defineFlow, illegalMove, inWords } from './flow.ts'
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

/**
 * A move by the one who does the work has the name of its
 * target status. APPROVE and REVISE are made by a review, TAKE_BACK
 * by its author: see `findTakeBackObstacle`.
 */
const taskFlow = defineFlow('task', {
  TODO: { IN_PROGRESS: 'IN_PROGRESS' },
  IN_PROGRESS: { READY_FOR_REVIEW: 'READY_FOR_REVIEW', TODO: 'TODO' },
  READY_FOR_REVIEW: { APPROVE: 'APPROVED', REVISE: 'CHANGES_REQUESTED' },
  CHANGES_REQUESTED: { IN_PROGRESS: 'IN_PROGRESS', TAKE_BACK: 'READY_FOR_REVIEW' },
  APPROVED: { IN_PROGRESS: 'IN_PROGRESS', TAKE_BACK: 'READY_FOR_REVIEW' },
})

interface OwnedTask {
  /** The role that does the work. */
  owner: Role
  status: TaskStatus
}

/** The statuses to which this role may move the task, for a screen to offer. */
export function taskMoves(task: OwnedTask, by: Role): TaskStatus[] {
  return taskStatuses.filter((to) => mayMove(task, by) && isMove(to) && taskFlow.can(task.status, to))
}

/**
 * The status after the move. Throws ILLEGAL_TRANSITION and names both states and what is possible instead.
 */
export function moveTask(task: OwnedTask, { by, to }: { by: Role; to: TaskStatus }): TaskStatus {
  if (!isMove(to)) throw refusal(task, by, `only a review can move it to ${inWords(to)}`)
  if (!taskFlow.can(task.status, to)) throw cannotBecome(task, by, to)
  if (mayMove(task, by)) return to
  const who = task.owner === by || task.status === 'APPROVED' ? 'an administrator' : 'its owner'
  throw refusal(task, by, `only ${who} can move it to ${inWords(to)}`)
}

/** True if this role may review the task now. No one reviews the work of their own side. */
export function mayReview(task: OwnedTask, by: Role): boolean {
  return task.owner !== by && task.status === 'READY_FOR_REVIEW'
}

/** The status after the review. Throws ILLEGAL_TRANSITION, also for a review of one's own side's work. */
export function reviewTask(
  task: OwnedTask,
  { by, decision }: { by: Role; decision: ReviewDecision },
): TaskStatus {
  const to = decision === 'APPROVE' ? 'APPROVED' : 'CHANGES_REQUESTED'
  if (!taskFlow.can(task.status, decision)) throw cannotBecome(task, by, to)
  if (mayReview(task, by)) return taskFlow.next(task.status, decision)
  throw refusal(task, by, `only ${reviewerOf(task)} can move it to ${inWords(to)}`)
}

/** The status after the author of its review took that back. Throws ILLEGAL_TRANSITION. */
export function takeBackReview({ status }: Pick<OwnedTask, 'status'>): TaskStatus {
  return taskFlow.next(status, 'TAKE_BACK')
}

/** True if an administrator is next: the client requested changes to our work, or has finished their own. */
export function waitsForAdministrator({ owner, status }: OwnedTask): boolean {
  return owner === 'ADMIN' ? status === 'CHANGES_REQUESTED' : status === 'READY_FOR_REVIEW'
}

function mayMove({ owner, status }: OwnedTask, by: Role): boolean {
  return by === 'ADMIN' || (owner === by && status !== 'APPROVED')
}

function isMove(to: TaskStatus): to is 'TODO' | 'IN_PROGRESS' | 'READY_FOR_REVIEW' {
  return to === 'TODO' || to === 'IN_PROGRESS' || to === 'READY_FOR_REVIEW'
}

function reviewerOf({ owner }: OwnedTask): string {
  return owner === 'ADMIN' ? 'the client' : 'an administrator'
}

function cannotBecome(task: OwnedTask, by: Role, to: TaskStatus): AppError {
  return illegalMove('task', { from: task.status, to, instead: insteadOf(task, by) })
}

function refusal(task: OwnedTask, by: Role, why: string): AppError {
  const sentence = `This task is ${inWords(task.status)}, and ${why}`
  return new AppError('ILLEGAL_TRANSITION', `${sentence}. ${insteadOf(task, by)}`)
}

/** A sentence that says what this role can do with the task, or who can do something. */
function insteadOf(task: OwnedTask, by: Role): string {
  const moves = taskMoves(task, by)
  if (moves.length > 0) return canBecome(moves)
  if (mayReview(task, by)) return 'Approve it or request changes.'
  if (task.status === 'READY_FOR_REVIEW') return `It is waiting for ${reviewerOf(task)} to review it.`
  if (task.status === 'APPROVED') return 'Ask us to reopen it.'
  return 'We are working on it. You can review it once it is ready.'
}
