import type { CalendarDate, TaskId } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { TaskReminders } from '../schema.gen.ts'
import { awaitsStart } from './project-start.ts'
import { selectOpenTasks } from './waiting-tasks.ts'

interface ReminderPeriod {
  from: CalendarDate
  to: CalendarDate
  after: TaskId | undefined
  limit: number
}

/**
 * Tasks of open projects that are not approved and due in this period, by id, without those that their client need not
 * begin yet.
 */
export async function listTasksDue(db: Db, { after, from, limit, to }: ReminderPeriod): Promise<TaskId[]> {
  const query = selectOpenTasks(db)
    .select('tasks.id')
    .where('tasks.status', '<>', 'APPROVED')
    .where('tasks.dueDate', '>=', from)
    .where('tasks.dueDate', '<=', to)
    .where(({ eb, not, or }) =>
      or([eb('tasks.owner', '<>', 'CLIENT'), eb('tasks.status', '<>', 'TODO'), not(awaitsStart())]),
    )
    .orderBy('tasks.id')
    .limit(limit)
  const rows = await (after ? query.where('tasks.id', '>', after) : query).execute()
  return rows.map(({ id }) => id)
}

/** The reminders of a task for a due date that were sent, in days relative to it. */
export async function listTaskReminders(db: Db, taskId: TaskId, dueDate: CalendarDate): Promise<number[]> {
  const rows = await db
    .selectFrom('taskReminders')
    .select('day')
    .where('taskId', '=', taskId)
    .where('dueDate', '=', dueDate)
    .execute()
  return rows.map(({ day }) => day)
}

export async function insertTaskReminder(db: Db, reminder: Insertable<TaskReminders>): Promise<void> {
  await db.insertInto('taskReminders').values(reminder).execute()
}

/** The rule `taskWaitsFor`, in SQL, for a reminder and its task: it still waits for the side that was reminded. */
export function waitsForSameSide() {
  return sql<boolean>`tasks.status <> 'APPROVED'
    and (tasks.owner = task_reminders.waits_for) = (tasks.status <> 'READY_FOR_REVIEW')`
}
