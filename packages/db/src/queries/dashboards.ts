import { type ClientId, type Money, NO_MONEY, type Role, type TaskStatus } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { clientIn, type Scope } from './scope.ts'
import { orLast } from './sql.ts'

/** The figures of one client, in one statement. */
export function countForClient(db: Db, clientId: ClientId) {
  return db
    .selectNoFrom((eb) => {
      const projects = eb.selectFrom('projects').where('clientId', '=', clientId)
      const openInvoices = eb
        .selectFrom('invoices')
        .where('clientId', '=', clientId)
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
          .where('clientId', '=', clientId)
          .where('status', '=', 'SENT')
          .$asScalar()
          .as('pendingAgreements'),
        eb
          .selectFrom('eSignatureDocuments')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('clientId', '=', clientId)
          .where('status', 'in', ['sent', 'in_progress'])
          .$asScalar()
          .as('pendingSignatures'),
      ]
    })
    .$narrowType<{ projects: number; activeProjects: number; openInvoices: number }>()
    .$narrowType<{ amountDue: Money; pendingAgreements: number; pendingSignatures: number }>()
    .executeTakeFirstOrThrow()
}

/** The figures of the whole business, in one statement. */
export function countForBusiness(db: Db) {
  return db
    .selectNoFrom((eb) => {
      const count = (table: 'users' | 'projects' | 'agreements') =>
        eb.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'))
      return [
        count('users').$asScalar().as('users'),
        count('projects').$asScalar().as('projects'),
        eb
          .selectFrom('projects')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('status', '=', 'ACTIVE')
          .$asScalar()
          .as('activeProjects'),
        count('agreements').where('closedAt', 'is', null).$asScalar().as('agreements'),
        eb
          .selectFrom('agreements')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('status', '=', 'SENT')
          .$asScalar()
          .as('pendingAgreements'),
      ]
    })
    .$narrowType<{ users: number; projects: number; activeProjects: number }>()
    .$narrowType<{ agreements: number; pendingAgreements: number }>()
    .executeTakeFirstOrThrow()
}

interface WaitingTasks {
  owner: Role
  statuses: readonly TaskStatus[]
  limit: number
}

/**
 * Tasks of projects that are not archived, by how long
 * they have been ready for review and then by due date.
 */
export function listWaitingTasks(db: Db, scope: Scope, { limit, owner, statuses }: WaitingTasks) {
  const clientId = clientIn(scope)
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
  return (clientId ? query.where('projects.clientId', '=', clientId) : query).execute()
}
