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

/** Who does the work makes moves that are named for the status they lead to; a review makes the other two. */
const taskFlow = defineFlow('task', {
  TODO: { IN_PROGRESS: 'IN_PROGRESS' },
  IN_PROGRESS: { READY_FOR_REVIEW: 'READY_FOR_REVIEW', TODO: 'TODO' },
  READY_FOR_REVIEW: { APPROVE: 'APPROVED', REVISE: 'CHANGES_REQUESTED' },
  CHANGES_REQUESTED: { IN_PROGRESS: 'IN_PROGRESS' },
  APPROVED: { IN_PROGRESS: 'IN_PROGRESS' },
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

/** The status after the move. Throws ILLEGAL_TRANSITION, naming both states and what is possible instead. */
export function moveTask(task: OwnedTask, { by, to }: { by: Role; to: TaskStatus }): TaskStatus {
  if (!isMove(to)) throw refusal(task, by, `only a review can move it to ${inWords(to)}`)
  if (!taskFlow.can(task.status, to)) throw cannotBecome(task, by, to)
  if (mayMove(task, by)) return to
  const who = task.owner === by || task.status === 'APPROVED' ? 'an administrator' : 'its owner'
  throw refusal(task, by, `only ${who} can move it to ${inWords(to)}`)
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
  const to = decision === 'APPROVE' ? 'APPROVED' : 'CHANGES_REQUESTED'
  if (!taskFlow.can(task.status, decision)) throw cannotBecome(task, by, to)
  if (mayReview(task, by)) return taskFlow.next(task.status, decision)
  throw refusal(task, by, `only ${reviewerOf(task)} can move it to ${inWords(to)}`)
}

/** Whether the client asks for changes to our work, or has finished their own: an administrator is next. */
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

/** What somebody of this role can do with the task, or who can do something. */
function insteadOf(task: OwnedTask, by: Role): string {
  const moves = taskMoves(task, by)
  if (moves.length > 0) return canBecome(moves)
  if (mayReview(task, by)) return 'Approve it or request changes.'
  if (task.status === 'READY_FOR_REVIEW') return `It is waiting for ${reviewerOf(task)} to review it.`
  if (task.status === 'APPROVED') return 'Ask us to reopen it.'
  return 'We are working on it. You can review it once it is ready.'
}
