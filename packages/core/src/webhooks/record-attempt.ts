import {
  endWebhookAttempt,
  insertWebhookAttempt,
  lockWebhookEndpoint,
  newId,
  recordWebhookOutcome,
  updateWebhookEndpoint,
} from '@tallgrass/db'
import {
  hasFailedTooLong,
  type Instant,
  isGone,
  nextAttemptAt,
  readRetryAfter,
  TEST_EVENT,
  toInstant,
  type WebhookDeliveryId,
  type WebhookEndpointId,
  webhookFlow,
} from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import type { WebhookAnswer } from '../ports/webhook-sender.ts'

/** In characters. */
const MAX_LOGGED_ANSWER = 4096

type Endpoint = NonNullable<Awaited<ReturnType<typeof lockWebhookEndpoint>>>

interface Attempt {
  delivery: {
    id: WebhookDeliveryId
    endpointId: WebhookEndpointId
    kind: string
    /** To which it was sent; the endpoint may have another one by now. */
    url: string
    begunAt: Instant
  }
  attempt: number
  answer: WebhookAnswer | { gaveUp: string }
  sentAt: Date
}

/** Records an attempt and its answer, and enqueues the next one if it failed. Does nothing if its endpoint was deleted. */
export async function recordAttempt(tx: Tx, made: Attempt): Promise<void> {
  const { attempt, delivery } = made
  const { endpointId, id } = delivery
  const endpoint = await lockWebhookEndpoint(tx.db, endpointId)
  if (!endpoint) return
  const gone = isGoneFor(made, endpoint)
  const outcome = outcomeOf(made, { gone, now: tx.now })
  if (!(await endWebhookAttempt(tx.db, { id, attempt }, { ...outcome, attempts: attempt }))) return
  await log(tx, made, outcome.lastError)
  const { nextAttemptAt: next } = outcome
  if (next) {
    const delay = Math.ceil((next.getTime() - tx.now.getTime()) / 1000)
    await tx.enqueue('deliver-webhook', { deliveryId: id, endpointId, attempt: attempt + 1 }, { delay })
  }
  const { answer } = made
  if (!('gaveUp' in answer)) await recordOutcome(tx, endpoint, { ...made, answer, gone }, outcome.lastError)
}

/** A former address may be gone; deliveries go to the new one. */
function isGoneFor({ answer, delivery }: Attempt, endpoint: Endpoint): boolean {
  return 'status' in answer && isGone(answer.status) && delivery.url === endpoint.url
}

function outcomeOf(
  { answer, attempt, delivery, sentAt }: Attempt,
  { gone, now }: { gone: boolean; now: Date },
) {
  const failed = { status: 'FAILED', nextAttemptAt: null } as const
  if ('gaveUp' in answer) return { ...failed, lastStatus: null, lastError: answer.gaveUp }
  const seen = { lastStatus: answer.status, lastError: answer.problem ?? problemOf(answer.status) }
  if (seen.lastError === null) return { ...seen, status: 'DELIVERED', nextAttemptAt: null } as const
  const next =
    delivery.kind === TEST_EVENT || gone
      ? null
      : nextAttemptAt({
          attempts: attempt,
          begunAt: new Date(delivery.begunAt),
          now,
          retryAfterMs: readRetryAfter(answer.retryAfter, sentAt),
        })
  return next ? ({ ...seen, status: 'PENDING', nextAttemptAt: next } as const) : { ...seen, ...failed }
}

/** Null if the status says that the message was accepted. */
function problemOf(status: number | null): string | null {
  if (status === null) return 'No answer came'
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It answered with a redirect (${status}), which is not followed`
  if (isGone(status)) return 'It answered that it is gone for good (410)'
  return `It answered with status ${status}`
}

/** An attempt that was not made is not logged. */
async function log(tx: Tx, { answer, delivery, sentAt }: Attempt, error: string | null): Promise<void> {
  if ('gaveUp' in answer) return
  await insertWebhookAttempt(tx.db, {
    id: newId('WebhookAttempt', sentAt),
    deliveryId: delivery.id,
    status: answer.status,
    answer: answer.status === null ? null : answer.text.slice(0, MAX_LOGGED_ANSWER).toWellFormed(),
    error,
    tookMs: Math.round(answer.tookMs),
    createdAt: sentAt,
  })
}

/** A test says nothing of how long an endpoint has failed, but an endpoint may say that it is gone. */
async function recordOutcome(
  tx: Tx,
  endpoint: Endpoint,
  { delivery, gone, sentAt }: Attempt & { answer: WebhookAnswer; gone: boolean },
  lastError: string | null,
): Promise<void> {
  const { id } = endpoint
  const seen = { lastAttemptAt: sentAt, lastError }
  if (lastError === null) return recordWebhookOutcome(tx.db, id, { ...seen, failingSince: null })
  if (delivery.kind === TEST_EVENT && !gone) return recordWebhookOutcome(tx.db, id, seen)
  const failingSince = endpoint.failingSince ?? toInstant(sentAt)
  await recordWebhookOutcome(tx.db, id, { ...seen, failingSince })
  if (!gone && !hasFailedTooLong(new Date(failingSince), tx.now)) return
  if (webhookFlow.can(endpoint.status, 'suspend')) await suspend(tx, endpoint, { failingSince, gone })
}

async function suspend(
  tx: Tx,
  endpoint: Endpoint,
  facts: { failingSince: Instant; gone: boolean },
): Promise<void> {
  const { id } = endpoint
  const status = webhookFlow.next(endpoint.status, 'suspend')
  await updateWebhookEndpoint(tx.db, id, { status })
  const { host } = new URL(endpoint.url)
  audit(tx, {
    action: 'webhook.suspend',
    entity: 'webhook',
    entityId: id,
    before: { status: endpoint.status },
    after: { status, host },
  })
  emit(tx, 'webhook.suspended', { endpointId: id, host, ...facts })
}
