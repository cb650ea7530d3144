import type { HandInId, ProjectId, TaskId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { HandIns } from '../schema.gen.ts'

export type HandInRow = NonNullable<Awaited<ReturnType<typeof findLastHandIn>>>

export async function insertHandIn(db: Db, handIn: Insertable<HandIns>): Promise<void> {
  await db.insertInto('handIns').values(handIn).execute()
}

function selectHandIns(db: Db) {
  return db
    .selectFrom('handIns')
    .innerJoin('users as authors', 'authors.id', 'handIns.authorId')
    .select([
      'handIns.id',
      'handIns.taskId',
      'handIns.round',
      'handIns.side',
      'handIns.note',
      'handIns.links',
      'handIns.createdAt',
      'authors.name as authorName',
    ])
}

/** What was last handed in for a task, whose project the caller may see. A round that its text began goes on with it. */
export function findLastHandIn(db: Db, taskId: TaskId) {
  return selectHandIns(db)
    .where('handIns.taskId', '=', taskId)
    .orderBy('handIns.round', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Of tasks whose projects the caller may see. */
export async function listHandIns(db: Db, ids: HandInId[]): Promise<HandInRow[]> {
  if (ids.length === 0) return []
  return selectHandIns(db).where('handIns.id', 'in', ids).execute()
}

/** Everything that was handed in for the tasks of a project, oldest first. */
export function listHandInsOfProject(db: Db, projectId: ProjectId) {
  return selectHandIns(db)
    .innerJoin('tasks', 'tasks.id', 'handIns.taskId')
    .select('tasks.title as taskTitle')
    .where('tasks.projectId', '=', projectId)
    .orderBy('handIns.createdAt')
    .orderBy('handIns.id')
    .execute()
}
