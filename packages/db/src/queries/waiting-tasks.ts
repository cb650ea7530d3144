import type { CalendarDate } from '@tallgrass/domain'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { awaitsStart } from './project-start.ts'

/** Finished tasks of clients, which wait for our review. */
export function selectTasksToReview(db: Db) {
  return selectOpenTasks(db)
    .where('tasks.status', '=', sql.lit('READY_FOR_REVIEW'))
    .where('tasks.owner', '=', sql.lit('CLIENT'))
}

/** The rule `isTaskOverdue`, in SQL, for open projects. `today` is the date in the business's time zone. */
export function selectOverdueTasks(db: Db, today: CalendarDate) {
  return selectOpenTasks(db)
    .where('tasks.status', '<>', sql.lit('APPROVED'))
    .where('tasks.dueDate', '<', today)
}

/** False for a task that its client need not begin yet, because the project waits for something else. */
export function mayBegin() {
  const { eb, not, or } = expressionBuilder<DB, 'projects' | 'tasks'>()
  return or([eb('tasks.owner', '<>', 'CLIENT'), eb('tasks.status', '<>', 'TODO'), not(awaitsStart())])
}

/** Tasks of projects in which work goes on. Conditions are literals, so that every plan can use the indexes of these tasks. */
export function selectOpenTasks(db: Db) {
  return db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .where('tasks.projectEnded', '=', sql.lit(false))
}
