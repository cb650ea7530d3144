import { type DB, type Db, newId } from '@tallgrass/db'
import type { Insertable } from 'kysely'
import { unique } from '../unique.ts'

const CREATED_AT = new Date('2026-11-03T08:00:00.000Z')

/** A draft for 5000.00. In any other status, it has a number from a year in which no test issues invoices. */
export function anInvoice(db: Db, clientId: string, values: Partial<Insertable<DB['invoices']>> = {}) {
  const { status = 'DRAFT' } = values
  const invoice = {
    id: newId(CREATED_AT),
    clientId,
    title: `Invoice ${unique()}`,
    amount: '5000.00',
    number: status === 'DRAFT' ? null : `INV-2025-${String(unique()).padStart(4, '0')}`,
    paidAt: status === 'PAID' ? CREATED_AT : null,
    createdAt: CREATED_AT,
  }
  return db
    .insertInto('invoices')
    .values({ ...invoice, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
