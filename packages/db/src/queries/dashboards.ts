import { type Money, NO_MONEY, type OrganizationId, type Role, type TaskStatus } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { compileForOrganization, compilePerScope } from './compiled.ts'
import { projectColumns } from './projects.ts'
import { organizationIn, type Scope } from './scope.ts'
import { orLast } from './sql.ts'
import { readStatusCounts } from './totals.ts'
import { mayBegin } from './waiting-tasks.ts'

const organizationCounts = compileForOrganization(selectOrganizationCounts)

/** The figures of one organization, in one statement. */
export async function countForOrganization(db: Db, organizationId: OrganizationId) {
  const [row] = await organizationCounts(db, organizationId)
  if (!row) throw new Error('The database returned no figures')
  return row
}

/** The figures of the whole business, in one statement. */
export async function countForBusiness(db: Db) {
  const count = await readStatusCounts(db)
  return {
    users: count('user'),
    projects: count('project'),
    activeProjects: count('project', 'ACTIVE'),
    agreements: count('agreement') - count('agreement', 'CLOSED'),
    pendingAgreements: count('agreement', 'SENT'),
  }
}

function selectOrganizationCounts(db: Db, organizationId: OrganizationId) {
  return db
    .selectNoFrom((eb) => {
      const projects = eb.selectFrom('projects').where('organizationId', '=', organizationId)
      const openInvoices = eb
        .selectFrom('invoices')
        .where('organizationId', '=', organizationId)
        .where('status', '=', 'OPEN')
      return [
        projects
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .$asScalar()
          .as('projects'),
        projects
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('status', '=', 'ACTIVE')
          .$asScalar()
          .as('activeProjects'),
        openInvoices
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .$asScalar()
          .as('openInvoices'),
        openInvoices
          .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('sum'))
          .$asScalar()
          .as('amountDue'),
        eb
          .selectFrom('agreements')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('organizationId', '=', organizationId)
          .where('status', '=', 'SENT')
          .$asScalar()
          .as('pendingAgreements'),
        eb
          .selectFrom('eSignatureDocuments')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('organizationId', '=', organizationId)
          .where('status', 'in', ['sent', 'in_progress'])
          .$asScalar()
          .as('pendingSignatures'),
      ]
    })
    .$narrowType<{ projects: number; activeProjects: number; openInvoices: number }>()
    .$narrowType<{ amountDue: Money; pendingAgreements: number; pendingSignatures: number }>()
}

interface WaitingTasks {
  /** Whose work it is. A client's task is not to be started while its project waits for papers or money. */
  owner: Role
  statuses: readonly TaskStatus[]
  limit: number
}

/**
 * Tasks of projects that are not archived, by how long
 * they have been ready for review and then by due date.
 */
export function waitingTasks(which: WaitingTasks) {
  return compilePerScope((db, scope) => selectWaitingTasks(db, scope, which))
}

function selectWaitingTasks(db: Db, scope: Scope, { limit, owner, statuses }: WaitingTasks) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .select([
      'tasks.id',
      'tasks.title',
      'tasks.projectId',
      'projects.name as projectName',
      'tasks.status',
      'tasks.dueDate',
      'tasks.readyAt',
    ])
    .where('tasks.owner', '=', owner)
    .where('tasks.status', 'in', statuses)
    .where('projects.status', '<>', 'ARCHIVED')
    .orderBy('tasks.readyAt')
    .orderBy((eb) => orLast(eb.ref('tasks.dueDate')))
    .orderBy('tasks.id')
    .limit(limit)
    .where(mayBegin())
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

/** The newest projects, each with the name of its client. */
export function latestProjects(limit: number) {
  return compilePerScope((db, scope) => selectLatestProjects(db, scope, limit))
}

/** The newest projects, each with the name of its client and the numbers of its tasks and approved tasks. */
export function latestProjectsWithTasks(limit: number) {
  return compilePerScope((db, scope) =>
    selectLatestProjects(db, scope, limit).select((eb) => {
      const counted = eb
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('tasks.projectId', '=', 'projects.id')
      return [
        counted.$asScalar().$notNull().as('tasks'),
        counted.where('tasks.status', '=', 'APPROVED').$asScalar().$notNull().as('approvedTasks'),
      ]
    }),
  )
}

function selectLatestProjects(db: Db, scope: Scope, limit: number) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select([...projectColumns, 'users.name as clientName'])
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(limit)
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}
