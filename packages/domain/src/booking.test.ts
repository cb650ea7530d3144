import { expect, test } from 'vitest'
import { bookingFlow, bookingMovesAt, bookingStatuses, callStateAt, interestOf } from './booking.ts'
import { parseInstant } from './instant.ts'

test('a booked call ends in one of three ways, and only a cancelled one can be rebooked', () => {
  const moves = bookingStatuses.flatMap((from) =>
    bookingFlow.events(from).map((event) => `${from} → ${bookingFlow.next(from, event)}`),
  )
  expect(moves).toEqual([
    'scheduled → completed',
    'scheduled → cancelled',
    'scheduled → no-show',
    'cancelled → scheduled',
  ])
})

test('refuses to rebook a call that took place', () => {
  expect(() => bookingFlow.next('completed', 'rebook')).toThrow(
    'This booking is completed and cannot become scheduled',
  )
})

test('the type of call that was offered tells what the visitor is interested in', () => {
  expect(interestOf(null)).toBe('smart-ai')
  expect(interestOf('smart-ai-call')).toBe('smart-ai')
  expect(interestOf('scorm-demo')).toBe('learning-saas')
})

const now = new Date('2026-11-20T09:00:00Z')
const at = (time: string | null) => ({
  status: 'scheduled' as const,
  scheduledFor: time === null ? null : parseInstant(time),
})

test('a call without a time has only had its link sent, and is never upcoming', () => {
  expect(callStateAt(at(null), now)).toBe('link-sent')
  expect(callStateAt(at('2026-11-20T09:00:00.001Z'), now)).toBe('upcoming')
  expect(callStateAt(at('2026-11-20T09:00:00.000Z'), now)).toBe('begun')
  expect(callStateAt({ ...at(null), status: 'cancelled' }, now)).toBe('cancelled')
})

test('only a call that has begun can be marked as completed or missed', () => {
  expect(bookingMovesAt(at(null), now)).toEqual(['cancel'])
  expect(bookingMovesAt(at('2026-11-20T10:00:00.000Z'), now)).toEqual(['cancel'])
  expect(bookingMovesAt(at('2026-11-20T08:45:00.000Z'), now)).toEqual(['complete', 'miss', 'cancel'])
})

test('only moves that the state machine allows are offered', () => {
  for (const status of bookingStatuses)
    for (const move of bookingMovesAt({ ...at('2026-11-20T08:00:00.000Z'), status }, now))
      expect(bookingFlow.can(status, move)).toBe(true)
})
