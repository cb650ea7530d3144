import { hours } from '@tallgrass/brand'
import { insertTaskReminder, listTaskReminders, listTasksDue } from '@tallgrass/db'
import {
  type CalendarDate,
  calendarDateAt,
  hourAt,
  type Instant,
  isWorkOpen,
  remindedTaskDates,
  type TaskId,
  taskReminderDueOn,
  taskWaitsFor,
} from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { lockTask } from './lock-task.ts'

/**
 * No reminders go out before this hour, in the business's time zone. It is early, so that the summaries of the same day
 * have them, also those of clients farther east. Single mails wait until the morning of their reader.
 */
const FIRST_HOUR = 6

const BATCH = 200

/** Reminds of tasks that are due, but not early in the morning. */
export async function remindOfTasks(ctx: Ctx): Promise<void> {
  if (hourAt(ctx.clock(), hours.timeZone) >= FIRST_HOUR) await remindOfDueTasks(ctx)
}

/**
 * Reminds the side for which a task waits, at any hour. Each task has its own transaction, so that one failure does not
 * stop the others.
 */
export async function remindOfDueTasks(ctx: Ctx): Promise<void> {
  const failures: unknown[] = []
  for await (const id of tasksDue(ctx)) await remind(ctx, id).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders could not be recorded')
}

async function* tasksDue({ clock, db }: Ctx): AsyncGenerator<TaskId> {
  const today = businessDayAt(clock())
  const dates = remindedTaskDates(today)
  let after: TaskId | undefined
  for (;;) {
    const tasks = await listTasksDue(db, { ...dates, after, limit: BATCH })
    for (const { id, reminders, ...task } of tasks) {
      const sent = reminders.map(({ day }) => day)
      if (dayDue({ ...task, sent }, today) !== undefined) yield id
    }
    after = tasks.at(-1)?.id
    if (tasks.length < BATCH) return
  }
}

interface Reminded {
  dueDate: CalendarDate
  createdAt: Instant
  sent: number[]
}

function dayDue({ createdAt, ...task }: Reminded, today: CalendarDate): number | undefined {
  return taskReminderDueOn({ ...task, createdOn: calendarDateAt(new Date(createdAt), hours.timeZone) }, today)
}

/** Decides again under a lock, because the task may have been moved on, given another date or deleted in the meantime. */
async function remind(ctx: Ctx, id: TaskId): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, tx.everybody, id)
    const { createdAt, dueDate } = task
    const waitsFor = taskWaitsFor(task)
    if (waitsFor === null || dueDate === null || !isWorkOpen(project)) return
    const sent = await listTaskReminders(tx.db, id, dueDate)
    const today = businessDayAt(tx.now)
    const day = dayDue({ createdAt, dueDate, sent }, today)
    if (day === undefined) return
    await insertTaskReminder(tx.db, { taskId: id, dueDate, day, waitsFor, createdAt: tx.now })
    emit(tx, 'task.due', {
      taskId: id,
      task: task.title,
      projectId: project.id,
      project: project.name,
      organizationId: project.organizationId,
      dueDate,
      overdue: dueDate < today,
      waitsFor,
      toReview: task.status === 'READY_FOR_REVIEW',
    })
  })
}
