import { reviewDecisions, roles, taskStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { calendarDay, clearableDay } from './calendar-day.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableParagraph, line, textLimits } from './text.ts'

export const taskStatus = z.enum(taskStatuses, 'Unknown task status')
/** Whose work it is: the provider's or the client's. */
export const taskOwner = z.enum(roles, 'Owner must be ADMIN or CLIENT')

export const taskId = z.object({ id: z.uuid('No such task') })

export const task = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  title: z.string(),
  detail: z.string().nullable(),
  status: taskStatus,
  owner: taskOwner,
  dueDate: calendarDay.nullable(),
  /** Counts how often it was ready for review. */
  round: z.int(),
  /** Since when it waits for a review; null when it does not. */
  readyAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Task = z.infer<typeof task>
export const taskPage = pageOf(task)

const title = line({ label: 'Title', required: 'Title is required', max: textLimits.title })
const facts = {
  detail: clearableParagraph({ label: 'Detail' }),
  dueDate: clearableDay({ label: 'Due date' }),
}

export const createTaskInput = z.object({
  projectId: z.uuid('No such project'),
  title,
  ...facts,
  owner: taskOwner.default('ADMIN'),
})
export type CreateTaskInput = z.infer<typeof createTaskInput>

/** What is left out stays as it was. */
export const updateTaskInput = z.object({
  ...taskId.shape,
  version,
  title: title.optional(),
  ...facts,
  owner: taskOwner.optional(),
})
export type UpdateTaskInput = z.infer<typeof updateTaskInput>

export const moveTaskInput = z.object({ ...taskId.shape, status: taskStatus })
export type MoveTaskInput = z.infer<typeof moveTaskInput>

/** `before` is the task that comes next from then on; null puts it last. */
export const placeTaskInput = z.object({ ...taskId.shape, before: z.uuid('No such task').nullable() })
export type PlaceTaskInput = z.infer<typeof placeTaskInput>

const COMMENT_REQUIRED = 'Please describe what should change'

/** `round` is the one that the reviewer saw; who asks for changes says which. */
export const reviewTaskInput = z
  .object({
    taskId: z.uuid('No such task'),
    round: z.int('round must be a whole number').min(1, 'round must be at least 1').max(1_000_000),
    decision: z.enum(reviewDecisions, 'Decision must be APPROVE or REVISE'),
    comment: clearableParagraph({ label: 'Comment' }),
  })
  .refine(({ comment, decision }) => decision === 'APPROVE' || comment, {
    path: ['comment'],
    message: COMMENT_REQUIRED,
  })
export type ReviewTaskInput = z.infer<typeof reviewTaskInput>

export const review = z.object({
  id: z.uuid(),
  taskId: z.uuid(),
  round: z.int().nullable(),
  decision: z.enum(reviewDecisions),
  comment: z.string().nullable(),
  reviewerName: z.string(),
  /** What the task read when it was reviewed, and the SHA-256 of it. */
  reviewedText: z.string().nullable(),
  reviewedHash: z.string().nullable(),
  createdAt: instant,
})
export const reviewPage = pageOf(review)
export const listReviewsInput = pageInput.extend(taskId.shape)
export type ListReviewsInput = z.infer<typeof listReviewsInput>
