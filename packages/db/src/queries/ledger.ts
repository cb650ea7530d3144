import type { PaymentProvider } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { LedgerEntries } from '../schema.gen.ts'

const columns = [
  'id',
  'invoiceId',
  'method',
  'amount',
  'currency',
  'applied',
  'provider',
  'providerPaymentId',
] as const

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Returns false if the ledger already has this payment or refund of the provider. */
export async function insertLedgerEntry(db: Db, entry: Insertable<LedgerEntries>): Promise<boolean> {
  const row = await db
    .insertInto('ledgerEntries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['provider', 'providerPaymentId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findPayment(db: Db, id: string) {
  return selectPayments(db).where('id', '=', id).executeTakeFirst()
}

export function findProviderPayment(
  db: Db,
  { provider, paymentId }: { provider: PaymentProvider; paymentId: string },
) {
  return selectPayments(db)
    .where('provider', '=', provider)
    .where('providerPaymentId', '=', paymentId)
    .executeTakeFirst()
}

function selectPayments(db: Db) {
  return db.selectFrom('ledgerEntries').select(columns).where('type', '=', 'payment')
}

/** The payment that settled an invoice. */
export function findAppliedPayment(db: Db, invoiceId: string) {
  return db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where('type', '=', 'payment')
    .where('applied', '=', true)
    .executeTakeFirst()
}
