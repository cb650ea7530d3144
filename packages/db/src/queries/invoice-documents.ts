import type { BilledTo, InvoiceId, ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { methodOf } from './ledger.ts'
import { listPrice } from './list-price.ts'
import { organizationIn, type Scope } from './scope.ts'
import { nameOnPaper, trimScale } from './sql.ts'

/** The fields that are printed on an invoice. */
function invoicesToPrint(db: Db) {
  return db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.clientId')
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .leftJoin('projects', 'projects.id', 'invoices.projectId')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.title',
      'invoices.description',
      'invoices.status',
      'invoices.amount',
      'invoices.currency',
      'invoices.discountPercent',
      'invoices.createdAt',
      'invoices.issueDate',
      'invoices.dueDate',
      'invoices.paidAt',
      'invoices.voidedAt',
      'invoices.url',
      'invoices.billedTo',
      'users.name as clientName',
      'organizations.postalAddress as clientAddress',
      'organizations.taxId as clientTaxId',
      'users.email as clientEmail',
      'projects.name as projectName',
    ])
    .select(nameOnPaper().as('clientOrg'))
}

/** The client of an invoice, as they are called now. */
export function findBilledTo(db: Db, id: InvoiceId): Promise<BilledTo> {
  return db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.clientId')
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .select(['users.name', 'users.email', 'organizations.postalAddress as address', 'organizations.taxId'])
    .select(nameOnPaper().as('org'))
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Clients never see drafts. */
export function findInvoiceToPrint(db: Db, scope: Scope, id: InvoiceId) {
  const organizationId = organizationIn(scope)
  const query = invoicesToPrint(db).where('invoices.id', '=', id)
  const own = organizationId
    ? query.where('invoices.organizationId', '=', organizationId).where('invoices.status', '<>', 'DRAFT')
    : query
  return own.executeTakeFirst()
}

export type InvoiceToPrint = NonNullable<Awaited<ReturnType<typeof findInvoiceToPrint>>>

/** The invoices of a project that have a number, in the order they were created. */
export function listIssuedInvoicesToPrint(db: Db, projectId: ProjectId): Promise<InvoiceToPrint[]> {
  return invoicesToPrint(db)
    .where('invoices.projectId', '=', projectId)
    .where('invoices.number', 'is not', null)
    .orderBy('invoices.createdAt')
    .orderBy('invoices.id')
    .execute()
}

/** The lines of these invoices, in the order of each: priced before a discount, with the net amount after it. */
export function listLinesToPrint(db: Db, invoiceIds: InvoiceId[]) {
  return db
    .selectFrom('invoiceLines')
    .select(({ ref }) => [
      'invoiceId',
      'description',
      ...listPrice(),
      trimScale(ref('taxRate')).as('taxRate'),
      'net',
    ])
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('position')
    .execute()
}

/** The payments and refunds that count toward these invoices, oldest first. */
export function listMovementsToPrint(db: Db, invoiceIds: InvoiceId[]) {
  return db
    .selectFrom('ledgerEntries')
    .select(['invoiceId', 'type', 'provider', 'amount', 'receivedAt'])
    .select(({ ref }) => methodOf(ref('method')).as('method'))
    .where('invoiceId', 'in', invoiceIds)
    .where('applied', '=', true)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
}
