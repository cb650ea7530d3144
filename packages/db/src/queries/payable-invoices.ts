import type { Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Invoices } from '../schema.gen.ts'
import { selectInvoices } from './invoices.ts'

export type PayableInvoice = NonNullable<Awaited<ReturnType<typeof findPayable>>>

/** What is needed to charge an invoice, and to write to whoever pays it. */
export function findPayable(db: Db, id: string) {
  return selectPayable(db, id).executeTakeFirst()
}

/** Whoever else pays it, voids it or gives money back waits until this transaction ends. */
export function lockPayable(trx: Db, id: string) {
  return selectPayable(trx, id).forNoKeyUpdate('invoices').executeTakeFirst()
}

function selectPayable(db: Db, id: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.clientId')
    .select([
      'invoices.id',
      'invoices.projectId',
      'invoices.number',
      'invoices.title',
      'invoices.amount',
      'invoices.currency',
      'invoices.status',
      'invoices.url',
      'users.name as clientName',
      'users.email as clientEmail',
    ])
    .where('invoices.id', '=', id)
}

/** As its payment page shows it, with the key that opens the page. */
export function findInvoiceWithKey(db: Db, id: string) {
  return selectInvoices(db, 'everybody')
    .select('invoices.checkoutKey')
    .where('invoices.id', '=', id)
    .executeTakeFirst()
}

/** In their order. */
export function listChargedLines(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceLines')
    .select(['description', 'quantity', 'unitPrice', 'taxRate', 'net'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute()
}

/** Writes down what became of it. */
export async function settleInvoice(db: Db, id: string, outcome: Updateable<Invoices>): Promise<void> {
  await db
    .updateTable('invoices')
    .set((eb) => ({ ...outcome, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The costs that it charges can be charged again. */
export async function freeCosts(db: Db, invoiceId: string): Promise<void> {
  await db
    .updateTable('costItems')
    .set({ invoiceLineId: null })
    .where('invoiceLineId', 'in', (eb) =>
      eb.selectFrom('invoiceLines').select('id').where('invoiceId', '=', invoiceId),
    )
    .execute()
}
