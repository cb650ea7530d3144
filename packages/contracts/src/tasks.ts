import { reviewDecisions, roles, taskStatuses, textLimits } from '@tallgrass/domain'
import { z } from 'zod'
import { calendarDay, clearableDay } from './calendar-day.ts'
import { idOf } from './id-of.ts'
import { pageOf } from './page.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableParagraph, line } from './text.ts'

export const taskStatus = z.enum(taskStatuses, 'Unknown task status')
/** The side that does the work: ours or the client's. */
export const taskOwner = z
  .enum(roles, 'Owner must be ADMIN or CLIENT')
  .meta({ description: "The side that does the work: ours or the client's." })

export const taskId = z.object({ id: idOf('Task') })

export const task = z.object({
  id: idOf('Task'),
  projectId: idOf('Project'),
  title: z.string(),
  detail: z.string().nullable(),
  status: taskStatus,
  owner: taskOwner,
  dueDate: calendarDay.nullable(),
  /** How many times it has been ready for review. */
  round: z.int().meta({ description: 'How many times it has been ready for review.' }),
  /** When it became ready for review; null if it is not. */
  readyAt: instant.nullable().meta({ description: 'When it became ready for review; null if it is not.' }),
  createdAt: instant,
  version: z.int(),
})
export type Task = z.infer<typeof task>

/** A review of the caller, until when they can take it back. */
export const takeBackOffer = z
  .object({ id: idOf('Review'), taskId: idOf('Task'), until: instant })
  .meta({ description: 'A review of the caller, until when they can take it back.' })
export type TakeBackOffer = z.infer<typeof takeBackOffer>

export const taskPage = pageOf(task).extend({
  /** Missing if there is nothing to take back. */
  takeBack: z
    .array(takeBackOffer)
    .optional()
    .meta({ description: 'Missing if there is nothing to take back.' }),
})

const title = line({ label: 'Title', required: 'Title is required', max: textLimits.title })
const facts = {
  detail: clearableParagraph({ label: 'Detail' }),
  dueDate: clearableDay({ label: 'Due date' }),
}

export const createTaskInput = z.object({
  projectId: idOf('Project'),
  title,
  ...facts,
  owner: taskOwner.default('ADMIN'),
})
export type CreateTaskInput = z.infer<typeof createTaskInput>

/** Missing fields stay unchanged. */
export const updateTaskInput = z
  .object({
    ...taskId.shape,
    version,
    title: title.optional(),
    ...facts,
    owner: taskOwner.optional(),
  })
  .meta({ description: 'Missing fields stay unchanged.' })
export type UpdateTaskInput = z.infer<typeof updateTaskInput>

export const moveTaskInput = z.object({ ...taskId.shape, status: taskStatus })
export type MoveTaskInput = z.infer<typeof moveTaskInput>

/** Moves the task to the place before the task `before`; null moves it to the end. */
export const placeTaskInput = z
  .object({ ...taskId.shape, before: idOf('Task').nullable() })
  .meta({ description: 'Moves the task to the place before the task `before`; null moves it to the end.' })
export type PlaceTaskInput = z.infer<typeof placeTaskInput>

const COMMENT_REQUIRED = 'Please describe what should change'

/** `round` is the round that the reviewer saw. A request for changes needs a comment. */
export const reviewTaskInput = z
  .object({
    taskId: idOf('Task'),
    round: z.int('round must be a whole number').min(1, 'round must be at least 1').max(1_000_000),
    decision: z.enum(reviewDecisions, 'Decision must be APPROVE or REVISE'),
    comment: clearableParagraph({ label: 'Comment' }),
  })
  .refine(({ comment, decision }) => decision === 'APPROVE' || comment, {
    path: ['comment'],
    message: COMMENT_REQUIRED,
  })
  .meta({ description: '`round` is the round that the reviewer saw. A request for changes needs a comment.' })
export type ReviewTaskInput = z.infer<typeof reviewTaskInput>
