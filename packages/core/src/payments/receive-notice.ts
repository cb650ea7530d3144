import { findRepeatedNotice, insertPaymentNotice, newId } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { NoticeRefused, type PaymentNotice, type SignedNotice } from '../ports/payments.ts'
import { noticeWords } from './notice-outcome.ts'

/**
 * Saves a provider's notice and lets a job look up the facts, so that the answer is quick and the notice's
 * own claims about money are never trusted. Throws INVALID if the signature is missing, wrong or too old.
 */
export async function receiveNotice(ctx: Ctx, signed: SignedNotice): Promise<void> {
  const notice = await readSigned(ctx, signed)
  await ctx.transaction((tx) => saveNotice(ctx, tx, notice))
}

async function readSigned(ctx: Ctx, signed: SignedNotice): Promise<PaymentNotice> {
  try {
    return ctx.payments.readNotice(signed)
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    await recordRefusedNotice(ctx, error.message)
    throw new AppError('INVALID', 'This notice is not signed by the payment provider or is too old', {
      cause: error,
    })
  }
}

async function recordRefusedNotice(ctx: Ctx, reason: string): Promise<void> {
  const { provider } = ctx.payments
  await ctx.transaction(async (tx) =>
    audit(tx, {
      action: 'payment-notice.refuse',
      entity: 'payment-notice',
      entityId: null,
      after: { provider, reason },
    }),
  )
}

async function saveNotice(ctx: Ctx, tx: Tx, { about, aboutId, id: noticeId, type }: PaymentNotice) {
  const { provider } = ctx.payments
  const id = newId('PaymentNotice', tx.now)
  const idle = about === 'nothing' || aboutId === null
  const facts = { id, provider, noticeId, type, about, aboutId, receivedAt: tx.now }
  const settled = idle ? { settledAt: tx.now, outcome: noticeWords.nothing_to_do } : {}
  const isNew = await insertPaymentNotice(tx.db, { ...facts, ...settled })
  const first = isNew ? undefined : await findRepeatedNotice(tx.db, { provider, noticeId })
  if (idle || first?.settledAt) return
  await tx.enqueue('settle-payment-notice', { noticeId: first?.id ?? id })
}
