import { listAbandonedCheckouts, listUnsettledNotices } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { closeAttempt } from './close-attempt.ts'

const MINUTE_MS = 60_000

/** Whoever asked for the payment page has given up by then. */
const ANSWER_LOST_MS = 2 * MINUTE_MS

/** So much at once; what is left comes the next time. */
const MAX_CHECKOUTS = 50

/** A notice that still waits for its payment after this time is about money of somebody else. */
const NOTICES_AFTER_MS = 2 * DAY_MS
const NOTICES_BEFORE_MS = 10 * MINUTE_MS

/**
 * Settles what was left between a call and its answer: attempts that nobody heard of again or whose time is over, and
 * notices that wait. With the provider away everything stays as it is until the next time.
 */
export async function closeAbandonedCheckouts(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  await ctx.transaction(async (tx) => {
    const period = {
      after: before(NOTICES_AFTER_MS),
      before: before(NOTICES_BEFORE_MS),
      limit: MAX_CHECKOUTS,
    }
    for (const { id: noticeId } of await listUnsettledNotices(tx.db, period)) {
      await tx.enqueue('settle-payment-notice', { noticeId })
    }
  })
  const left = { createdBefore: before(ANSWER_LOST_MS), endedBefore: now, limit: MAX_CHECKOUTS }
  try {
    for (const checkout of await listAbandonedCheckouts(ctx.db, left)) await closeAttempt(ctx, checkout)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
  }
}
