import type { CalendarDate } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Finished tasks of clients, which wait for our review. */
export function selectTasksToReview(db: Db) {
  return selectOpenTasks(db)
    .where('tasks.status', '=', 'READY_FOR_REVIEW')
    .where('tasks.owner', '=', 'CLIENT')
}

/** The rule `isTaskOverdue`, in SQL, for open projects. `today` is the date in the business's time zone. */
export function selectOverdueTasks(db: Db, today: CalendarDate) {
  return selectOpenTasks(db).where('tasks.status', '<>', 'APPROVED').where('tasks.dueDate', '<', today)
}

/** Tasks of projects in which work goes on. */
export function selectOpenTasks(db: Db) {
  return db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .where('projects.status', 'not in', ['COMPLETE', 'ARCHIVED'])
}
