import { type PaymentNoticeId, type PaymentProvider, toInstant } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { PaymentNotices } from '../schema.gen.ts'

/** Returns false for a repeated notice. */
export async function insertPaymentNotice(db: Db, notice: Insertable<PaymentNotices>): Promise<boolean> {
  const row = await db
    .insertInto('paymentNotices')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['provider', 'noticeId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findPaymentNotice(db: Db, id: PaymentNoticeId) {
  return db
    .selectFrom('paymentNotices')
    .select(['id', 'provider', 'about', 'aboutId', 'settledAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findRepeatedNotice(
  db: Db,
  { noticeId, provider }: Pick<Insertable<PaymentNotices>, 'noticeId' | 'provider'>,
) {
  return db
    .selectFrom('paymentNotices')
    .select(['id', 'settledAt'])
    .where('provider', '=', provider)
    .where('noticeId', '=', noticeId)
    .executeTakeFirst()
}

/** Does not change a settled notice. A notice without `settledAt` is retried. */
export async function updatePaymentNotice(
  db: Db,
  id: PaymentNoticeId,
  change: Pick<Updateable<PaymentNotices>, 'outcome' | 'settledAt' | 'waitsFor'>,
): Promise<void> {
  await db
    .updateTable('paymentNotices')
    .set(change)
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .execute()
}

/** The notices that wait for this payment of the provider. */
export function listWaitingNotices(
  db: Db,
  { provider, waitsFor }: { provider: PaymentProvider; waitsFor: string },
) {
  return db
    .selectFrom('paymentNotices')
    .select('id')
    .where('provider', '=', provider)
    .where('waitsFor', '=', waitsFor)
    .execute()
}

/** Oldest first. */
export function listUnsettledNotices(
  db: Db,
  { after, before, limit }: { after: Date; before: Date; limit: number },
) {
  return db
    .selectFrom('paymentNotices')
    .select('id')
    .where('settledAt', 'is', null)
    .where('receivedAt', '>', toInstant(after))
    .where('receivedAt', '<', toInstant(before))
    .orderBy('receivedAt')
    .limit(limit)
    .execute()
}
