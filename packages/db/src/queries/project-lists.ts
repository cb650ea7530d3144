import type { CalendarDate, ClientId, OrganizationId, ProjectStatus, WaitingTasks } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type KeyKind, readCursor } from './cursor.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { findPeopleNamed, isNamed } from './people-named.ts'
import { projectColumns } from './projects.ts'
import { organizationIn, type Scope } from './scope.ts'
import { anyContains, isAfter, lower, orLast } from './sql.ts'
import { readStatusCounts } from './totals.ts'
import { selectOverdueTasks, selectTasksToReview } from './waiting-tasks.ts'

const orders = {
  newest: { key: sql.ref<string>('projects.createdAt'), kind: 'instant', direction: 'desc' },
  name: { key: lower(sql.ref('projects.name')), kind: 'text', direction: 'asc' },
  target: { key: orLast(sql.ref('projects.targetEndDate')), kind: 'date', direction: 'asc' },
} as const satisfies Record<string, { key: unknown; kind: KeyKind; direction: 'asc' | 'desc' }>

export interface ProjectFilter {
  search?: string | undefined
  status?: ProjectStatus | undefined
  clientId?: ClientId | undefined
  organizationId?: OrganizationId | undefined
  /** Only projects with such tasks. */
  tasks?: WaitingTasks | undefined
  /** The date in the business's time zone. */
  today: CalendarDate
  sort: keyof typeof orders
}

/** Each with the name of its client. */
export async function listProjects(db: Db, scope: Scope, request: PageRequest & ProjectFilter) {
  const { clientId, cursor, limit, search, sort, status, tasks, today } = request
  const organizationId = organizationIn(scope)
  const { direction, key, kind } = orders[sort]
  let query = db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select([...projectColumns, 'users.name as clientName', key.as('sortKey')])
  if (organizationId) query = query.where('projects.organizationId', '=', organizationId)
  if (request.organizationId) query = query.where('projects.organizationId', '=', request.organizationId)
  if (clientId) query = query.where('projects.clientId', '=', clientId)
  if (status) query = query.where('projects.status', '=', status)
  if (tasks) {
    const waiting = tasks === 'overdue' ? selectOverdueTasks(db, today) : selectTasksToReview(db)
    query = query.where('projects.id', 'in', waiting.select('tasks.projectId'))
  }
  if (search) {
    // An organization has only its own projects, so only administrators search by client.
    const people = organizationId ? [] : await findPeopleNamed(db, search)
    query = query.where((eb) => {
      const matches = anyContains([eb.ref('projects.name')], search)
      if (people === 'many') return eb.or([matches, isNamed(search)])
      if (people.length === 0) return matches
      return eb.or([matches, eb('projects.clientId', '=', eb.fn.any(eb.val(people)))])
    })
  }
  if (cursor)
    query = query.where(isAfter({ key, id: sql.ref('projects.id') }, direction, readCursor(cursor, kind)))
  const rows = await query
    .orderBy(key, direction)
    .orderBy('projects.id', direction)
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** Of the whole business, by status. */
export async function countProjects(db: Db): Promise<Record<ProjectStatus, number> & { total: number }> {
  const count = await readStatusCounts(db)
  return {
    NEW: count('project', 'NEW'),
    ACTIVE: count('project', 'ACTIVE'),
    REVIEW: count('project', 'REVIEW'),
    READY: count('project', 'READY'),
    COMPLETE: count('project', 'COMPLETE'),
    ARCHIVED: count('project', 'ARCHIVED'),
    total: count('project'),
  }
}
