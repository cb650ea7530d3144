import { AppError } from './errors.ts'
import { inWords } from './flow.ts'
import type { UserId } from './ids.ts'
import type { Instant } from './instant.ts'
import { isWorkOpen } from './project.ts'
import type { ProjectStatus } from './project-status.ts'
import type { TaskStatus } from './task.ts'

/** For this long, authors of a review can take it back. */
export const TAKE_BACK_MS = 10 * 60_000

interface Reviewed {
  review: {
    reviewerId: UserId | null
    reviewerName: string
    round: number | null
    createdAt: Instant
    takenBackAt: Instant | null
  }
  task: { round: number; status: TaskStatus }
  project: { status: ProjectStatus }
  /** Of the project: whether a completion sign-off is out or on its way, and when one was last sent. */
  signOff: { isOut: boolean; sentAt: Instant | null }
}

/** When the way back ends, whatever else happens. */
export function takeBackEndsAt({ createdAt }: { createdAt: Instant }): Date {
  return new Date(Date.parse(createdAt) + TAKE_BACK_MS)
}

/** Why this person cannot take back the review; undefined if they can. */
export function findTakeBackObstacle(
  { project, review, signOff, task }: Reviewed,
  { by, now }: { by: UserId; now: Date },
): AppError | undefined {
  if (review.takenBackAt !== null) return new AppError('CONFLICT', 'This review has already been taken back.')
  if (review.reviewerId !== by)
    return new AppError('FORBIDDEN', `Only ${review.reviewerName} can take back this review.`)
  if (!isWorkOpen(project)) return tooLate(`This project is ${inWords(project.status)}`)
  if (signOff.isOut || (signOff.sentAt !== null && signOff.sentAt >= review.createdAt))
    return tooLate('The completion sign-off of this project has been sent')
  if (review.round !== task.round || (task.status !== 'APPROVED' && task.status !== 'CHANGES_REQUESTED'))
    return tooLate('Work on this task has gone on since your review')
  return now < takeBackEndsAt(review) ? undefined : tooLate('A review can be taken back for 10 minutes')
}

/** Throws CONFLICT, or FORBIDDEN for anyone but the author. */
export function ensureTakeBack(reviewed: Reviewed, who: { by: UserId; now: Date }): void {
  const obstacle = findTakeBackObstacle(reviewed, who)
  if (obstacle) throw obstacle
}

function tooLate(reason: string): AppError {
  return new AppError('CONFLICT', `${reason}, so this review can no longer be taken back.`)
}
