import type { ProjectId } from '@tallgrass/domain'
import { expressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { selectInvoices } from './invoices.ts'
import type { Scope } from './scope.ts'

/** The open retainer of a project that was issued first. */
export function findUnpaidRetainer(db: Db, scope: Scope, projectId: ProjectId) {
  return selectInvoices(db, scope)
    .where('invoices.projectId', '=', projectId)
    .where('invoices.kind', '=', 'RETAINER')
    .where('invoices.status', '=', 'OPEN')
    .orderBy('invoices.createdAt')
    .orderBy('invoices.id')
    .limit(1)
    .executeTakeFirst()
}

/** The rule `startStepOf`, in SQL: true if the project waits for anything. */
export function awaitsStart() {
  const eb = expressionBuilder<DB, 'projects'>()
  const unsigned = eb
    .selectFrom('agreements')
    .select('agreements.id')
    .whereRef('agreements.projectId', '=', 'projects.id')
    .where('agreements.closedAt', 'is', null)
    .where('agreements.status', '<>', 'SIGNED_BOTH')
  const unpaid = eb
    .selectFrom('invoices')
    .select('invoices.id')
    .whereRef('invoices.projectId', '=', 'projects.id')
    .where('invoices.kind', '=', 'RETAINER')
    .where('invoices.status', '=', 'OPEN')
  return eb.and([eb('projects.status', '=', 'NEW'), eb.or([eb.exists(unsigned), eb.exists(unpaid)])])
}
