import { type InvoiceId, type Money, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { compilePerScope } from './compiled.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'
import { orLast } from './sql.ts'

const invoiceColumns = [
  'invoices.id',
  'invoices.clientId',
  'invoices.organizationId',
  'invoices.projectId',
  'invoices.number',
  'invoices.title',
  'invoices.description',
  'invoices.kind',
  'invoices.amount',
  'invoices.tax',
  'invoices.net',
  'invoices.currency',
  'invoices.discountPercent',
  'invoices.status',
  'invoices.createdAt',
  'invoices.issueDate',
  'invoices.dueDate',
  'invoices.paidAt',
  'invoices.url',
  'invoices.voidReasonShared',
  'invoices.version',
] as const

/**
 * Each with its client, its project, the refunded amount and money to return. Clients see issued invoices only, and
 * the reason of a voided one if it is shared with them.
 */
export function selectInvoices(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.clientId')
    .leftJoin('projects', 'projects.id', 'invoices.projectId')
    .select([
      ...invoiceColumns,
      'users.name as clientName',
      'users.email as clientEmail',
      'projects.name as projectName',
      'invoices.refunded',
    ])
    .select((eb) => [
      eb
        .case()
        .when(organizationId ? eb.ref('invoices.voidReasonShared') : eb.lit(true))
        .then(eb.ref('invoices.voidReason'))
        .end()
        .as('voidReason'),
      eb
        .selectFrom('ledgerEntries as notDue')
        .select(({ fn, val }) => {
          const paid = fn.sum<Money>('notDue.amount').filterWhere('notDue.type', '=', 'payment')
          const returned = fn.sum<Money>('notDue.amount').filterWhere('notDue.type', '=', 'refund')
          return eb(fn.coalesce(paid, val(NO_MONEY)), '-', fn.coalesce(returned, val(NO_MONEY))).as('sum')
        })
        .whereRef('notDue.invoiceId', '=', 'invoices.id')
        .where('notDue.applied', '=', false)
        .$asScalar()
        .$castTo<Money>()
        .as('toReturn'),
    ])
  // Invoices are numbered when they are issued. Drafts and voided drafts have no number.
  return organizationId
    ? query.where('invoices.organizationId', '=', organizationId).where('invoices.number', 'is not', null)
    : query
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export function findInvoice(db: Db, scope: Scope, id: InvoiceId) {
  return selectInvoices(db, scope).where('invoices.id', '=', id).executeTakeFirst()
}

/** What events tell of an invoice. */
export function findInvoiceFacts(db: Db, id: InvoiceId) {
  return db
    .selectFrom('invoices')
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .select([
      'invoices.number',
      'invoices.title',
      'invoices.organizationId',
      'organizations.shownName as client',
    ])
    .where('invoices.id', '=', id)
    .executeTakeFirst()
}

/** Newest first. */
export async function listProjectInvoices(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const query = selectInvoices(db, scope).where('invoices.projectId', '=', projectId)
  return readPage(
    query,
    { at: 'invoices.createdAt', id: 'invoices.id', direction: 'desc' },
    { cursor, limit },
  )
}

/** Newest first. */
export function latestInvoices(limit: number) {
  return compilePerScope((db, scope) =>
    selectInvoices(db, scope)
      .orderBy('invoices.createdAt', 'desc')
      .orderBy('invoices.id', 'desc')
      .limit(limit),
  )
}

/** By due date, the earliest first. */
export function openInvoices(limit: number) {
  return compilePerScope((db, scope) =>
    selectInvoices(db, scope)
      .where('invoices.status', '=', 'OPEN')
      .orderBy((eb) => orLast(eb.ref('invoices.dueDate')))
      .orderBy('invoices.id')
      .limit(limit),
  )
}
