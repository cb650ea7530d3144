import type { ProviderRefund } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import {
  formatMoney,
  type Instant,
  isMoneyLess,
  type Money,
  NO_MONEY,
  RefundRefused,
  subtractMoney,
} from '@tallgrass/domain'
import { newTestId } from './write-notices.ts'

interface NewRefund {
  idempotencyKey: string
  paymentId: string
  amount: Money
}

export async function findRefund(db: Db, id: string): Promise<ProviderRefund | undefined> {
  const row = await refunds(db).where('sandboxRefunds.id', '=', id).executeTakeFirst()
  return row && toRefund(row)
}

/** The refund of this key, created if there was none. Throws RefundRefused. */
export async function openRefund(trx: Db, input: NewRefund, now: Date) {
  const left = await lockRemainder(trx, input.paymentId)
  const ofKey = refunds(trx).where('sandboxRefunds.idempotencyKey', '=', input.idempotencyKey)
  const known = await ofKey.executeTakeFirst()
  if (known) return { refund: toRefund(known), created: false }
  if (isMoneyLess(left, input.amount)) {
    throw new RefundRefused(`Only ${formatMoney(left)} of this payment can be refunded.`)
  }
  await trx
    .insertInto('sandboxRefunds')
    .values({ ...input, id: newTestId('re'), createdAt: now })
    .execute()
  return { refund: toRefund(await ofKey.executeTakeFirstOrThrow()), created: true }
}

/** Locks the payment and returns the amount that is not refunded yet. */
async function lockRemainder(trx: Db, paymentId: string): Promise<Money> {
  const payment = await trx
    .selectFrom('sandboxSessions')
    .select('amount')
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new RefundRefused('This payment does not exist.')
  const { refunded } = await trx
    .selectFrom('sandboxRefunds')
    .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('refunded'))
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow()
  return subtractMoney(payment.amount, refunded)
}

function refunds(db: Db) {
  return db
    .selectFrom('sandboxRefunds')
    .innerJoin('sandboxSessions', 'sandboxSessions.paymentId', 'sandboxRefunds.paymentId')
    .select([
      'sandboxRefunds.id',
      'sandboxRefunds.paymentId',
      'sandboxRefunds.amount',
      'sandboxSessions.currency',
      'sandboxRefunds.createdAt',
    ])
}

function toRefund(row: {
  id: string
  paymentId: string
  amount: Money
  currency: string
  createdAt: Instant
}): ProviderRefund {
  return { ...row, status: 'succeeded', failure: null, createdAt: new Date(row.createdAt) }
}
