import { expect, test } from 'vitest'
import { hasFailedTooLong, nextAttemptAt, readRetryAfter, webhookFlow, webhookStatuses } from './webhook.ts'

const begunAt = new Date('2026-11-20T09:00:00.000Z')
const HOUR_MS = 3_600_000

/** Milliseconds from each failed attempt to the next one. */
function delays(retryAfterMs?: number) {
  const found: number[] = []
  let now = begunAt
  for (;;) {
    const at = nextAttemptAt({ attempts: found.length + 1, begunAt, now, retryAfterMs })
    if (!at) return found
    found.push(at.getTime() - now.getTime())
    now = at
  }
}

test('a delivery is retried by the schedule of Standard Webhooks for three days', () => {
  const hours = [2, 5, 10, 10, 10, 10, 10, 10].map((count) => count * HOUR_MS)
  expect(delays()).toEqual([5000, 300_000, HOUR_MS / 2, ...hours])
})

test('an endpoint can ask for later attempts, within bounds', () => {
  const first = (retryAfterMs: number) =>
    nextAttemptAt({ attempts: 1, begunAt, now: begunAt, retryAfterMs })?.toISOString()
  expect(first(1000)).toBe('2026-11-20T09:00:05.000Z')
  expect(first(60_000)).toBe('2026-11-20T09:01:00.000Z')
  expect(first(365 * 24 * HOUR_MS)).toBe('2026-11-20T19:00:00.000Z')
})

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 09:10:00 GMT', 600_000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After: %s', (header, delay) => {
  expect(readRetryAfter(header, begunAt)).toBe(delay)
})

test('an endpoint has failed too long after five days', () => {
  const after = (ms: number) => hasFailedTooLong(begunAt, new Date(begunAt.getTime() + ms))
  expect(after(120 * HOUR_MS - 1)).toBe(false)
  expect(after(120 * HOUR_MS)).toBe(true)
})

test('a webhook that was switched off by itself can be switched on or stay off', () => {
  expect(webhookFlow.statuses).toEqual([...webhookStatuses])
  expect(webhookFlow.events('SUSPENDED')).toEqual(['switchOn', 'switchOff'])
  expect(() => webhookFlow.next('ACTIVE', 'switchOn')).toThrow(
    'This webhook is active and cannot become active again.',
  )
})
