import type { CalendarDate, TaskId } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../database.ts'
import type { TaskReminders } from '../schema.gen.ts'
import { mayBegin, selectOpenTasks } from './waiting-tasks.ts'

interface ReminderPeriod {
  from: CalendarDate
  to: CalendarDate
  after: TaskId | undefined
  limit: number
}

/**
 * Tasks of open projects that are not approved and due in this period, by id, without those that their client need not
 * begin yet. Each with the reminders of its date that were sent.
 */
export function listTasksDue(db: Db, { after, from, limit, to }: ReminderPeriod) {
  const query = selectOpenTasks(db)
    .select((eb) => [
      'tasks.id',
      'tasks.dueDate',
      'tasks.createdAt',
      jsonArrayFrom(
        eb
          .selectFrom('taskReminders as reminders')
          .select('reminders.day')
          .whereRef('reminders.taskId', '=', 'tasks.id')
          .whereRef('reminders.dueDate', '=', 'tasks.dueDate'),
      ).as('reminders'),
    ])
    .where('tasks.status', '<>', 'APPROVED')
    .where('tasks.dueDate', '>=', from)
    .where('tasks.dueDate', '<=', to)
    .where(mayBegin())
    .$narrowType<{ dueDate: CalendarDate }>()
    .orderBy('tasks.id')
    .limit(limit)
  return (after ? query.where('tasks.id', '>', after) : query).execute()
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
