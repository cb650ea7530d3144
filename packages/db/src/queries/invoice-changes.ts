import type { CostId, InvoiceId, InvoiceLineId, ProjectId } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { InvoiceLines, Invoices } from '../schema.gen.ts'
import { organizationIn, type Scope } from './scope.ts'
import { pairsOf } from './sql.ts'

const lockedColumns = [
  'id',
  'clientId',
  'organizationId',
  'projectId',
  'number',
  'title',
  'description',
  'kind',
  'amount',
  'tax',
  'currency',
  'discountPercent',
  'status',
  'issueDate',
  'dueDate',
  'checkoutKey',
  'version',
] as const

export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoiceRow>>>

/** Locks the invoice until this transaction ends. */
export function lockInvoiceRow(trx: Db, scope: Scope, id: InvoiceId) {
  const organizationId = organizationIn(scope)
  const query = trx.selectFrom('invoices').select(lockedColumns).where('id', '=', id).forNoKeyUpdate()
  return (organizationId ? query.where('organizationId', '=', organizationId) : query).executeTakeFirst()
}

export function insertInvoice(db: Db, invoice: Insertable<Invoices>): Promise<LockedInvoice> {
  return db.insertInto('invoices').values(invoice).returning(lockedColumns).executeTakeFirstOrThrow()
}

/** Returns undefined if the invoice is no longer a draft. */
export function updateDraft(db: Db, id: InvoiceId, changes: Updateable<Invoices>) {
  return db
    .updateTable('invoices')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning(lockedColumns)
    .executeTakeFirst()
}

/** Assigns an invoice to a project. Returns undefined if it already has one. */
export function assignInvoiceToProject(db: Db, id: InvoiceId, projectId: ProjectId) {
  return db
    .updateTable('invoices')
    .set((eb) => ({ projectId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('projectId', 'is', null)
    .returning(lockedColumns)
    .executeTakeFirst()
}

/**
 * Takes the next invoice number of the year. The counter stays locked until the transaction ends and is
 * rolled back with it, so that the numbers have no gaps.
 */
export async function nextInvoiceCount(trx: Db, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('invoiceCounters')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet((eb) => ({ last: eb('invoiceCounters.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoiceLines(db: Db, lines: Insertable<InvoiceLines>[]): Promise<void> {
  await db.insertInto('invoiceLines').values(lines).execute()
}

/** Also releases the costs on the lines, which can then be charged again. */
export async function deleteInvoiceLines(db: Db, invoiceId: InvoiceId): Promise<void> {
  await db.deleteFrom('invoiceLines').where('invoiceId', '=', invoiceId).execute()
}

interface ChargedCosts {
  projectId: ProjectId
  charges: { costId: CostId; lineId: InvoiceLineId }[]
}

/**
 * Puts billable costs of the project on lines, unless they are
 * on one already. Returns the ids of the costs it put there.
 */
export async function chargeCosts(db: Db, { charges, projectId }: ChargedCosts): Promise<CostId[]> {
  const rows = await db
    .updateTable('costItems')
    .from(pairsOf(charges.map(({ costId, lineId }) => [costId, lineId])))
    .set((eb) => ({ invoiceLineId: eb.ref('pairs.second') }))
    .whereRef('costItems.id', '=', 'pairs.first')
    .where('costItems.projectId', '=', projectId)
    .where('costItems.billable', '=', true)
    .where('costItems.invoiceLineId', 'is', null)
    .returning('costItems.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** At most `limit` billable costs of a project that are not on any invoice, in the order they were added. */
export function listBillableCosts(db: Db, projectId: ProjectId, limit: number) {
  return db
    .selectFrom('costItems')
    .select(['id', 'label', 'category', 'vendor', 'amount'])
    .where('projectId', '=', projectId)
    .where('billable', '=', true)
    .where('invoiceLineId', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The invoice that charges a cost, if any. */
export function findInvoiceOfCost(db: Db, costId: CostId) {
  return db
    .selectFrom('costItems')
    .innerJoin('invoiceLines', 'invoiceLines.id', 'costItems.invoiceLineId')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select(['invoices.id', 'invoices.number', 'invoices.title'])
    .where('costItems.id', '=', costId)
    .executeTakeFirst()
}
