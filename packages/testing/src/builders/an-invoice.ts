import { type Db, newId } from '@tallgrass/db'
import { type ClientId, NO_MONEY } from '@tallgrass/domain'
import { unique } from '../unique.ts'
import { dateOf, moneyOf, type ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-03T08:00:00.000Z')

/** A draft for 5000.00. In any other status, it has a number from a year in which no test issues invoices. */
export function anInvoice(
  db: Db,
  clientId: ClientId,
  values: Omit<ValuesOf<'invoices'>, 'net' | 'refunded'> = {},
) {
  const { amount = '5000.00', dueDate, issueDate, tax = NO_MONEY, ...facts } = values
  const { status = 'DRAFT' } = facts
  const invoice = {
    id: newId('Invoice', CREATED_AT),
    clientId,
    title: `Invoice ${unique()}`,
    amount: moneyOf(amount),
    tax: moneyOf(tax),
    issueDate: dateOf(issueDate),
    dueDate: dateOf(dueDate),
    number: status === 'DRAFT' ? null : `INV-2025-${String(unique()).padStart(4, '0')}`,
    paidAt: status === 'PAID' ? CREATED_AT : null,
    createdAt: CREATED_AT,
  }
  return db
    .insertInto('invoices')
    .values({ ...invoice, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow()
}
