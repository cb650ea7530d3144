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
  'in_progress → completed',
  'in_progress → declined',
  'in_progress → expired',
]
const pairs = documentStatuses.flatMap((from) => documentStatuses.map((to) => [from, to] as const))

test.each(pairs)('a document from %s to %s', (from, to) => {
  const leads = documentFlow.events(from).some((event) => documentFlow.next(from, event) === to)
  expect(leads).toBe(ALLOWED.includes(`${from} → ${to}`))
})

test.each(pairs)('%s, told that it is %s, never goes back', (current, told) => {
  const after = furtherStatus(current, told)
  expect([current, told]).toContain(after)
  if (['completed', 'declined', 'expired'].includes(current)) expect(after).toBe(current)
  expect(furtherStatus(after, current)).toBe(after)
  expect(furtherStatus(after, told)).toBe(after)
})

test('the order of notices does not matter before the end is told', () => {
  const orders = [
    ['sent', 'in_progress', 'completed'],
    ['completed', 'sent', 'in_progress'],
    ['in_progress', 'completed', 'sent'],
  ] as const
  for (const told of orders) {
    expect(told.reduce(furtherStatus, 'draft' as (typeof documentStatuses)[number])).toBe('completed')
  }
})

describe('a document that waits', () => {
  const sentAt = new Date('2026-11-03T08:00:00.000Z')

  test('runs out after thirty days', () => {
    expect(documentEndsAt(sentAt)).toEqual(new Date('2026-12-03T08:00:00.000Z'))
  })

  test('is called to mind after five days, then every two, five times', () => {
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
