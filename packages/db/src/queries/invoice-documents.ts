import type { Db } from '../database.ts'
import { clientIn, type Scope } from './scope.ts'

/** What the document of an invoice says of it. A client finds no drafts. */
export function findInvoiceToPrint(db: Db, scope: Scope, id: string) {
  const clientId = clientIn(scope)
  const query = db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.clientId')
    .leftJoin('projects', 'projects.id', 'invoices.projectId')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.title',
      'invoices.description',
      'invoices.status',
      'invoices.amount',
      'invoices.currency',
      'invoices.createdAt',
      'invoices.issueDate',
      'invoices.dueDate',
      'invoices.paidAt',
      'invoices.voidedAt',
      'invoices.url',
      'users.name as clientName',
      'users.org as clientOrg',
      'users.email as clientEmail',
      'projects.name as projectName',
    ])
    .where('invoices.id', '=', id)
  const own = clientId
    ? query.where('invoices.clientId', '=', clientId).where('invoices.status', '<>', 'DRAFT')
    : query
  return own.executeTakeFirst()
}

export type InvoiceToPrint = NonNullable<Awaited<ReturnType<typeof findInvoiceToPrint>>>

/** The money that counts towards an invoice, as it came and went. */
export function listMovementsToPrint(db: Db, invoiceId: string) {
  return db
    .selectFrom('ledgerEntries')
    .select(['type', 'method', 'provider', 'amount', 'receivedAt'])
    .where('invoiceId', '=', invoiceId)
    .where('applied', '=', true)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
}
