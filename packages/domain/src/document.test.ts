import { describe, expect, test } from 'vitest'
import {
  documentEndsAt,
  documentFlow,
  documentStatuses,
  furtherStatus,
  MAX_REMINDERS,
  nextReminderAt,
} from './document.ts'

const ALLOWED = [
  'draft → sent',
  'draft → declined',
  'draft → expired',
  'sent → in_progress',
  'sent → completed',
  'sent → declined',
  'sent → expired',
  'in_progress → sent',
  'in_progress → completed',
  'in_progress → declined',
  'in_progress → expired',
]
const pairs = documentStatuses.flatMap((from) => documentStatuses.map((to) => [from, to] as const))

test.each(pairs)('a document from %s to %s', (from, to) => {
  const isAllowed = documentFlow.events(from).some((event) => documentFlow.next(from, event) === to)
  expect(isAllowed).toBe(ALLOWED.includes(`${from} → ${to}`))
})

test.each(pairs)('a %s document that is reported as %s never moves back', (current, reported) => {
  const after = furtherStatus(current, reported)
  expect([current, reported]).toContain(after)
  if (['completed', 'declined', 'expired'].includes(current)) expect(after).toBe(current)
  expect(furtherStatus(after, current)).toBe(after)
  expect(furtherStatus(after, reported)).toBe(after)
})

test('notices may arrive in any order', () => {
  const orders = [
    ['sent', 'in_progress', 'completed'],
    ['completed', 'sent', 'in_progress'],
    ['in_progress', 'completed', 'sent'],
  ] as const
  for (const reported of orders) {
    expect(reported.reduce(furtherStatus, 'draft' as (typeof documentStatuses)[number])).toBe('completed')
  }
})

describe('a document that waits for signatures', () => {
  const sentAt = new Date('2026-11-03T08:00:00.000Z')

  test('expires after thirty days', () => {
    expect(documentEndsAt(sentAt)).toEqual(new Date('2026-12-03T08:00:00.000Z'))
  })

  test('gets a reminder after five days and then every two days, five in all', () => {
    const days: string[] = []
    let lastReminderAt: Date | null = null
    for (let reminderCount = 0; reminderCount <= MAX_REMINDERS; reminderCount++) {
      const next = nextReminderAt({ sentAt, lastReminderAt, reminderCount })
      if (!next) break
      days.push(next.toISOString().slice(0, 10))
      lastReminderAt = next
    }
    expect(days).toEqual(['2026-11-08', '2026-11-10', '2026-11-12', '2026-11-14', '2026-11-16'])
  })
})
