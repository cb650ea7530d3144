import { type LedgerEntryId, type Money, NO_MONEY, type RefundId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Refunds } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'

const columns = [
  'id',
  'invoiceId',
  'paymentId',
  'amount',
  'currency',
  'reason',
  'status',
  'providerRefundId',
  'failure',
  'createdAt',
] as const

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export function findRefund(db: Db, id: RefundId) {
  return selectRefunds(db).where('id', '=', id).executeTakeFirst()
}

export function findProviderRefund(db: Db, providerRefundId: string) {
  return selectRefunds(db).where('providerRefundId', '=', providerRefundId).executeTakeFirst()
}

/** Refunds without a recorded answer from the provider, oldest first. */
export function listUnansweredRefunds(db: Db, paymentId: LedgerEntryId) {
  return selectRefunds(db)
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'requested')
    .where('providerRefundId', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The refunds of a payment that have succeeded. */
export function listSucceededRefunds(db: Db, paymentId: LedgerEntryId) {
  return db
    .selectFrom('refunds')
    .select(['amount', 'createdAt'])
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'succeeded')
    .execute()
}

/** The sum of a payment's refunds, including those in progress but not those that failed. */
export async function sumRefunds(db: Db, paymentId: LedgerEntryId): Promise<Money> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('sum'))
    .where('paymentId', '=', paymentId)
    .where('status', '<>', 'failed')
    .$narrowType<{ sum: Money }>()
    .executeTakeFirstOrThrow()
  return sum
}

export async function insertRefund(db: Db, refund: Insertable<Refunds>): Promise<void> {
  await db.insertInto('refunds').values(refund).execute()
}

export async function updateRefund(db: Db, id: RefundId, changes: Change<Refunds>): Promise<void> {
  await db.updateTable('refunds').set(changes).where('id', '=', id).execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveRefundRow(
  db: Db,
  id: RefundId,
  { from, ...changes }: Move<Refunds>,
): Promise<void> {
  const moved = await db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

function selectRefunds(db: Db) {
  return db.selectFrom('refunds').select(columns)
}
