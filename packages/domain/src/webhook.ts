import { DAY_MS } from './day-length.ts'
import { defineFlow } from './flow.ts'

/** `SUSPENDED`: switched off automatically, after five days of failures only or after an answer of 410. */
export const webhookStatuses = ['ACTIVE', 'OFF', 'SUSPENDED'] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

export const webhookFlow = defineFlow('webhook', {
  ACTIVE: { switchOff: 'OFF', suspend: 'SUSPENDED' },
  OFF: { switchOn: 'ACTIVE' },
  SUSPENDED: { switchOn: 'ACTIVE', switchOff: 'OFF' },
})

export const deliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Every event is written once for each of them. */
export const MAX_WEBHOOKS = 20

/** The type of what the button on the page of a webhook sends. */
export const TEST_EVENT = 'webhook.test'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

/** The schedule of Standard Webhooks. The last delay repeats. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  300 * SECOND_MS,
  HOUR_MS / 2,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
] as const
const LONGEST_DELAY_MS = 10 * HOUR_MS

/** A delivery is given up when its next attempt would be later than that. */
export const MAX_RETRY_MS = 3 * DAY_MS

/** An endpoint is switched off after it has failed, without a success, for this long. */
export const MAX_FAILING_MS = 5 * DAY_MS

/** After a rotation, deliveries are signed with both secrets for this long. */
export const SECRET_OVERLAP_MS = DAY_MS

/** The log of deliveries is kept for this long. */
export const DELIVERY_LOG_DAYS = 30

interface FailedAttempt {
  /** Failed so far, this one included. */
  attempts: number
  /** When the first one was due. */
  begunAt: Date
  now: Date
  /** What the endpoint asked for. */
  retryAfterMs?: number | undefined
}

/** Null if it is given up. An endpoint can ask for a later attempt than planned, but not for more than ten hours. */
export function nextAttemptAt({ attempts, begunAt, now, retryAfterMs = 0 }: FailedAttempt): Date | null {
  const planned = RETRY_DELAYS_MS[attempts - 1] ?? LONGEST_DELAY_MS
  const at = now.getTime() + Math.max(planned, Math.min(retryAfterMs, LONGEST_DELAY_MS))
  return at > begunAt.getTime() + MAX_RETRY_MS ? null : new Date(at)
}

/** The delay that a Retry-After header asks for: seconds, or a date. Undefined if it is neither (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

/** 410: the endpoint is gone for good. Standard Webhooks: nothing more is sent to it. */
export function isGone(status: number | null): boolean {
  return status === 410
}

/** True once an endpoint that has failed since then is to be switched off. */
export function hasFailedTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= MAX_FAILING_MS
}
