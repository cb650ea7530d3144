import { listAbandonedCheckouts, listUnsettledNotices } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { closeAttempt } from './close-attempt.ts'

const MINUTE_MS = 60_000

/** By then, the client has given up on the payment page. */
const ANSWER_LOST_MS = 2 * MINUTE_MS

/** Per run. The next run takes the rest. */
const MAX_CHECKOUTS = 50

/** A notice that still waits for its payment after this time is not about our money. */
const NOTICES_AFTER_MS = 2 * DAY_MS
const NOTICES_BEFORE_MS = 10 * MINUTE_MS

/**
 * Closes checkouts whose answer was lost or whose time is over, and retries waiting notices. If the provider
 * cannot be reached, leaves the rest to the next run.
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
  const abandoned = { createdBefore: before(ANSWER_LOST_MS), endedBefore: now, limit: MAX_CHECKOUTS }
  try {
    for (const checkout of await listAbandonedCheckouts(ctx.db, abandoned)) await closeAttempt(ctx, checkout)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
  }
}
