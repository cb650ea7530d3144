import { type ProjectId, type TaskId, waitsForAdministrator } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Tasks } from '../schema.gen.ts'
import { readCursor } from './cursor.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'
import { inGivenOrder, isAfter } from './sql.ts'

const taskColumns = [
  'tasks.id',
  'tasks.projectId',
  'tasks.title',
  'tasks.detail',
  'tasks.status',
  'tasks.owner',
  'tasks.dueDate',
  'tasks.round',
  'tasks.readyAt',
  'tasks.createdAt',
  'tasks.version',
] as const

export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>

function selectTasks(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .select(taskColumns)
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

export function findTask(db: Db, scope: Scope, id: TaskId) {
  return selectTasks(db, scope).where('tasks.id', '=', id).executeTakeFirst()
}

/** In the order set by administrators. */
export async function listTasks(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const position = { key: sql.ref<number>('tasks.position'), id: sql.ref<string>('tasks.id') }
  let query = selectTasks(db, scope)
    .select('tasks.position as sortKey')
    .where('tasks.projectId', '=', projectId)
  if (cursor) query = query.where(isAfter(position, 'asc', readCursor(cursor, 'number')))
  const rows = await query
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** The number of tasks and of approved tasks per project. Projects without tasks are left out. */
export function countTasksOf(db: Db, scope: Scope, projectIds: ProjectId[]) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .select(({ fn }) => [
      'tasks.projectId',
      fn.countAll<number>().as('tasks'),
      fn.countAll<number>().filterWhere('tasks.status', '=', 'APPROVED').as('approvedTasks'),
    ])
    .where('tasks.projectId', 'in', projectIds)
    .groupBy('tasks.projectId')
  return (organizationId ? query.where('projects.organizationId', '=', organizationId) : query).execute()
}

export async function insertTasks(db: Db, tasks: Insertable<Tasks>[]): Promise<void> {
  if (tasks.length > 0) await db.insertInto('tasks').values(tasks).execute()
}

export async function updateTask(db: Db, id: TaskId, changes: Change<Tasks>): Promise<void> {
  await db
    .updateTable('tasks')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveTaskRow(db: Db, id: TaskId, { from, ...changes }: Move<Tasks>): Promise<void> {
  const moved = await db
    .updateTable('tasks')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

export async function deleteTask(db: Db, id: TaskId): Promise<void> {
  await db.deleteFrom('tasks').where('id', '=', id).execute()
}

/** The position after the project's last task. */
export async function nextTaskPosition(db: Db, projectId: ProjectId): Promise<number> {
  const { last } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** The tasks of a project for which the client waits for an administrator. */
export async function listTasksToAnswer(db: Db, projectId: ProjectId) {
  const tasks = await db
    .selectFrom('tasks')
    .select(['id', 'projectId', 'title', 'owner', 'status'])
    .where('projectId', '=', projectId)
    .where('status', 'in', ['READY_FOR_REVIEW', 'CHANGES_REQUESTED'])
    .execute()
  return tasks.filter(waitsForAdministrator)
}

export async function listTaskIds(db: Db, projectId: ProjectId): Promise<TaskId[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the positions of the tasks to the order of `ids`, starting at one. */
export async function orderTasks(db: Db, projectId: ProjectId, ids: TaskId[]): Promise<void> {
  await db
    .updateTable('tasks')
    .from(inGivenOrder(ids))
    .set((eb) => ({ position: eb.ref('ordered.position') }))
    .whereRef('tasks.id', '=', 'ordered.id')
    .where('tasks.projectId', '=', projectId)
    .execute()
}
