import type {
  InvoiceId,
  LedgerEntryId,
  PaymentMethod,
  PaymentProvider,
  StoredPaymentMethod,
} from '@tallgrass/domain'
import { type Expression, expressionBuilder, type Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, LedgerEntries } from '../schema.gen.ts'

const columns = ['id', 'invoiceId', 'amount', 'currency', 'applied', 'provider', 'providerPaymentId'] as const

/** In today's words. Every query that reads the method goes through here. */
export function methodOf(stored: Expression<StoredPaymentMethod>) {
  return expressionBuilder<DB, never>()
    .case()
    .when(stored, '=', 'elsewhere')
    .then('manual')
    .else(stored)
    .end()
    .$castTo<PaymentMethod>()
}

type NewLedgerEntry = Insertable<LedgerEntries> & { method: PaymentMethod }

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Returns false if the ledger already has this payment or refund of the provider. */
export async function insertLedgerEntry(db: Db, entry: NewLedgerEntry): Promise<boolean> {
  const row = await db
    .insertInto('ledgerEntries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['provider', 'providerPaymentId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findPayment(db: Db, id: LedgerEntryId) {
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
  return db
    .selectFrom('ledgerEntries')
    .select(columns)
    .select(({ ref }) => methodOf(ref('method')).as('method'))
    .where('type', '=', 'payment')
}

/** The payment that settled an invoice. */
export function findAppliedPayment(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where('type', '=', 'payment')
    .where('applied', '=', true)
    .executeTakeFirst()
}
