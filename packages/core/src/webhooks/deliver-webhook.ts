import { findWebhookDelivery, leaseWebhookDelivery } from '@tallgrass/db'
import { TEST_EVENT } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { JobData } from '../ports/job-queue.ts'
import type { WebhookAnswer } from '../ports/webhook-sender.ts'
import { openSealed } from '../security/open-sealed.ts'
import { recordAttempt } from './record-attempt.ts'
import { signDelivery } from './sign-delivery.ts'

/** Longer than any attempt, so that no two workers make one; shorter than the retry of a lost worker's job. */
const LEASE_MS = 25_000

const LOST_SECRET = 'Its secret was stored with other keys than those in use. Replace the secret.'

type Leased = NonNullable<Awaited<ReturnType<typeof leaseWebhookDelivery>>>

/**
 * Makes one attempt of a delivery, and enqueues the next one if it fails. Does nothing if the attempt was made, or the
 * delivery was deleted. Throws while another worker makes it.
 */
export async function deliverWebhook(ctx: WholeCtx, job: JobData['deliver-webhook']): Promise<void> {
  const { attempt, deliveryId } = job
  const now = ctx.clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const delivery = await leaseWebhookDelivery(ctx.db, deliveryId, { attempt, now, until })
  if (!delivery) return waitForTurn(ctx, job)
  const answer = await send(ctx, delivery, now)
  await ctx.transaction((tx) => recordAttempt(tx, { delivery, attempt, answer, sentAt: now }))
}

async function send(
  ctx: WholeCtx,
  delivery: Leased,
  sentAt: Date,
): Promise<WebhookAnswer | { gaveUp: string }> {
  if (delivery.endpointStatus !== 'ACTIVE' && delivery.kind !== TEST_EVENT)
    return { gaveUp: 'The webhook is switched off' }
  const secrets = secretsOf(ctx, delivery, sentAt)
  if (!secrets) return { gaveUp: LOST_SECRET }
  const { body, id, url } = delivery
  const headers = { 'content-type': 'application/json', ...signDelivery({ id, body, sentAt, secrets }) }
  return ctx.webhooks.send({ url, headers, body })
}

/** The current one first. Undefined if it cannot be read. */
function secretsOf(
  { sealer }: WholeCtx,
  { formerSecretUntil, sealedFormerSecret, sealedSecret }: Leased,
  now: Date,
): string[] | undefined {
  const current = openSealed(sealer, sealedSecret)
  if (current === undefined) return undefined
  const isValid = formerSecretUntil !== null && new Date(formerSecretUntil) > now
  const former = isValid && sealedFormerSecret !== null ? openSealed(sealer, sealedFormerSecret) : undefined
  return former === undefined ? [current] : [current, former]
}

async function waitForTurn(ctx: WholeCtx, job: JobData['deliver-webhook']): Promise<void> {
  const found = await findWebhookDelivery(ctx.db, job.deliveryId)
  if (found?.status !== 'PENDING' || found.nextAttemptAt === null || found.attempts !== job.attempt - 1)
    return
  const waitMs = Date.parse(found.nextAttemptAt) - ctx.clock().getTime()
  if (waitMs <= 0) throw new Error('Another process is making this attempt')
  // The clock of the queue is ahead of ours.
  const delay = Math.ceil(waitMs / 1000)
  await ctx.transaction((tx) => tx.enqueue('deliver-webhook', job, { delay }))
}
