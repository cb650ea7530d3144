import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { InvoiceLines, Invoices } from '../schema.gen.ts'
import { clientIn, type Scope } from './scope.ts'
import { pairsOf } from './sql.ts'

const lockedColumns = [
  'id',
  'clientId',
  'projectId',
  'number',
  'title',
  'description',
  'kind',
  'amount',
  'tax',
  'currency',
  'status',
  'issueDate',
  'dueDate',
  'checkoutKey',
  'version',
] as const

export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoiceRow>>>

/** Whoever else changes the invoice waits until this transaction ends. */
export function lockInvoiceRow(trx: Db, scope: Scope, id: string) {
  const clientId = clientIn(scope)
  const query = trx.selectFrom('invoices').select(lockedColumns).where('id', '=', id).forNoKeyUpdate()
  return (clientId ? query.where('clientId', '=', clientId) : query).executeTakeFirst()
}

export function insertInvoice(db: Db, invoice: Insertable<Invoices>): Promise<LockedInvoice> {
  return db.insertInto('invoices').values(invoice).returning(lockedColumns).executeTakeFirstOrThrow()
}

/** Answers undefined when it is a draft no longer. */
export function updateDraft(db: Db, id: string, changes: Updateable<Invoices>) {
  return db
    .updateTable('invoices')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning(lockedColumns)
    .executeTakeFirst()
}

/** Puts an invoice into a project, if it is in none. */
export function placeInvoice(db: Db, id: string, projectId: string) {
  return db
    .updateTable('invoices')
    .set((eb) => ({ projectId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('projectId', 'is', null)
    .returning(lockedColumns)
    .executeTakeFirst()
}

/**
 * The next of the year's numbers. The counter stays locked until the transaction ends, and goes back with it: that
 * keeps the numbers without a gap.
 */
export async function countInvoice(trx: Db, year: number): Promise<number> {
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

/** Gives their costs free, too. */
export async function deleteInvoiceLines(db: Db, invoiceId: string): Promise<void> {
  await db.deleteFrom('invoiceLines').where('invoiceId', '=', invoiceId).execute()
}

interface ChargedCosts {
  projectId: string
  charges: { costId: string; lineId: string }[]
}

/** Puts billable costs of the project on lines, if no other has them. Answers those that it has put there. */
export async function chargeCosts(db: Db, { charges, projectId }: ChargedCosts): Promise<string[]> {
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

/** At most `limit` billable costs of a project that stand on no invoice, in the order in which they were added. */
export function listBillableCosts(db: Db, projectId: string, limit: number) {
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

/** The invoice that charges a cost, if one does. */
export function findInvoiceOfCost(db: Db, costId: string) {
  return db
    .selectFrom('costItems')
    .innerJoin('invoiceLines', 'invoiceLines.id', 'costItems.invoiceLineId')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select(['invoices.id', 'invoices.number', 'invoices.title'])
    .where('costItems.id', '=', costId)
    .executeTakeFirst()
}
