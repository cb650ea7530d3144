import type { CalendarDate } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Finished tasks of clients, which wait for our review. */
export function selectTasksToReview(db: Db) {
  return selectOpenTasks(db)
    .where('tasks.status', '=', 'READY_FOR_REVIEW')
    .where('tasks.owner', '=', 'CLIENT')
}

/** Tasks that are not done on `today`, the date in the business's time zone, although they were due before. */
export function selectOverdueTasks(db: Db, today: CalendarDate) {
  return selectOpenTasks(db)
    .where('tasks.status', 'in', ['TODO', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'CHANGES_REQUESTED'])
    .where('tasks.dueDate', '<', today)
}

function selectOpenTasks(db: Db) {
  return db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .where('projects.status', 'not in', ['COMPLETE', 'ARCHIVED'])
}
