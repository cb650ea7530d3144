import type { Db } from '../database.ts'
import { methodOf } from './ledger.ts'
import { trimScale } from './sql.ts'

export type InvoiceLineRow = Awaited<ReturnType<typeof listInvoiceLines>>[number]

/** In their order, each with the cost that it charges, if it does. */
export function listInvoiceLines(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceLines')
    .leftJoin('costItems', 'costItems.invoiceLineId', 'invoiceLines.id')
    .select(({ ref }) => [
      'invoiceLines.description',
      trimScale(ref('invoiceLines.quantity')).as('quantity'),
      'invoiceLines.unitPrice',
      trimScale(ref('invoiceLines.taxRate')).as('taxRate'),
      'invoiceLines.net',
      'costItems.id as costId',
    ])
    .where('invoiceLines.invoiceId', '=', invoiceId)
    .orderBy('invoiceLines.position')
    .execute()
}

/** Money that came and went for an invoice, in that order; of a payment with what may still be given back. */
export function listLedgerOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('ledgerEntries as entries')
    .leftJoin('users as recorders', 'recorders.id', 'entries.recordedBy')
    .select([
      'entries.id',
      'entries.type',
      'entries.amount',
      'entries.currency',
      'entries.applied',
      'entries.provider',
      'entries.providerPaymentId',
      'entries.note',
      'recorders.name as recordedByName',
      'entries.receivedAt',
    ])
    .select(({ ref }) => methodOf(ref('entries.method')).as('method'))
    .select((eb) => {
      const givenBack = eb
        .selectFrom('refunds')
        .select(({ fn, val }) => fn.coalesce(fn.sum<string>('refunds.amount'), val('0.00')).as('sum'))
        .whereRef('refunds.paymentId', '=', 'entries.id')
        .where('refunds.status', '<>', 'failed')
        .$asScalar()
        .$castTo<string>()
      return eb
        .case()
        .when('entries.type', '=', 'payment')
        .then(eb('entries.amount', '-', givenBack))
        .else('0.00')
        .end()
        .$castTo<string>()
        .as('refundable')
    })
    .where('entries.invoiceId', '=', invoiceId)
    .orderBy('entries.createdAt')
    .orderBy('entries.id')
    .execute()
}

/** What was or will be given back, in the order in which it was asked for. */
export function listRefundsOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('refunds')
    .select(['id', 'paymentId', 'amount', 'reason', 'status', 'failure', 'createdAt'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
