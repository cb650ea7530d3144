import { type CheckoutId, type InvoiceId, toInstant } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Checkouts } from '../schema.gen.ts'

const columns = [
  'checkouts.id',
  'checkouts.invoiceId',
  'checkouts.attempt',
  'checkouts.provider',
  'checkouts.providerSessionId',
  'checkouts.url',
  'checkouts.amount',
  'checkouts.currency',
  'checkouts.status',
  'checkouts.expiresAt',
] as const

export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

export function findCheckout(db: Db, id: CheckoutId) {
  return db.selectFrom('checkouts').select(columns).where('id', '=', id).executeTakeFirst()
}

/** With the invoice number. */
export function findCheckoutBySession(db: Db, providerSessionId: string) {
  return db
    .selectFrom('checkouts')
    .innerJoin('invoices', 'invoices.id', 'checkouts.invoiceId')
    .select([...columns, 'invoices.number'])
    .where('checkouts.providerSessionId', '=', providerSessionId)
    .executeTakeFirst()
}

/** The attempt that is still active. An invoice has at most one. */
export function findActiveCheckout(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('checkouts')
    .select(columns)
    .where('invoiceId', '=', invoiceId)
    .where('status', 'in', ['creating', 'open'])
    .executeTakeFirst()
}

/** The number of attempts to pay an invoice. */
export async function countAttempts(db: Db, invoiceId: InvoiceId): Promise<number> {
  const { last } = await db
    .selectFrom('checkouts')
    .select(({ fn, val }) => fn.coalesce(fn.max('attempt'), val(0)).as('last'))
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return last
}

export function insertCheckout(db: Db, checkout: Insertable<Checkouts>) {
  return db.insertInto('checkouts').values(checkout).returning(columns).executeTakeFirstOrThrow()
}

/** Records the page on which to pay. Returns false if the checkout is no longer `creating`. */
export async function recordSession(
  db: Db,
  id: CheckoutId,
  session: Updateable<Checkouts>,
): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({ ...session, status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'creating')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Ends an active checkout, or marks an expired one as paid if money arrived
 * after all. Ignores the end of any other session than the checkout's own.
 */
export async function endCheckout(
  db: Db,
  id: CheckoutId,
  { providerSessionId, status }: { status: 'paid' | 'expired'; providerSessionId: string | null },
): Promise<void> {
  let query = db
    .updateTable('checkouts')
    .set({ status })
    .where('id', '=', id)
    .where('status', 'in', status === 'paid' ? ['creating', 'open', 'expired'] : ['creating', 'open'])
  if (providerSessionId !== null) {
    query = query
      .set({ providerSessionId })
      .where((eb) =>
        eb.or([eb('providerSessionId', 'is', null), eb('providerSessionId', '=', providerSessionId)]),
      )
  }
  await query.execute()
}

/** Checkouts without a recorded session, and open ones whose session has ended; the oldest first. */
export function listAbandonedCheckouts(
  db: Db,
  { createdBefore, endedBefore, limit }: { createdBefore: Date; endedBefore: Date; limit: number },
) {
  return db
    .selectFrom('checkouts')
    .select(columns)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'creating').and('createdAt', '<', toInstant(createdBefore)),
        eb('status', '=', 'open').and('expiresAt', '<', toInstant(endedBefore)),
      ]),
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}
