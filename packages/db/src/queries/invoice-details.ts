import { type InvoiceId, type Money, NO_MONEY } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { methodOf } from './ledger.ts'
import { listPrice } from './list-price.ts'
import { trimScale } from './sql.ts'

export type InvoiceLineRow = Awaited<ReturnType<typeof listInvoiceLines>>[number]

/** In order, priced before a discount, each with the net amount after it and the cost that it charges, if any. */
export function listInvoiceLines(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('invoiceLines')
    .leftJoin('costItems', 'costItems.invoiceLineId', 'invoiceLines.id')
    .select(({ ref }) => [
      'invoiceLines.description',
      ...listPrice(),
      trimScale(ref('invoiceLines.taxRate')).as('taxRate'),
      'invoiceLines.net',
      'costItems.id as costId',
    ])
    .where('invoiceLines.invoiceId', '=', invoiceId)
    .orderBy('invoiceLines.position')
    .execute()
}

/**
 * The payments and refunds of an invoice, oldest first.
 * Payments have the amount that can still be refunded.
 */
export function listLedgerOf(db: Db, invoiceId: InvoiceId) {
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
      const refunded = eb
        .selectFrom('refunds')
        .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('refunds.amount'), val(NO_MONEY)).as('sum'))
        .whereRef('refunds.paymentId', '=', 'entries.id')
        .where('refunds.status', '<>', 'failed')
        .$asScalar()
        .$castTo<Money>()
      return eb
        .case()
        .when('entries.type', '=', 'payment')
        .then(eb('entries.amount', '-', refunded))
        .else(NO_MONEY)
        .end()
        .$castTo<Money>()
        .as('refundable')
    })
    .where('entries.invoiceId', '=', invoiceId)
    .orderBy('entries.createdAt')
    .orderBy('entries.id')
    .execute()
}

/** All refunds of an invoice, in the order they were requested. */
export function listRefundsOf(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('refunds')
    .select(['id', 'paymentId', 'amount', 'reason', 'status', 'failure', 'createdAt'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
