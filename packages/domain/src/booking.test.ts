import { expect, test } from 'vitest'
import { bookingFlow, bookingStatuses, interestOf } from './booking.ts'

test('a booked call ends in one of three ways, and only a cancelled one comes back', () => {
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

test('refuses to rebook what took place', () => {
  expect(() => bookingFlow.next('completed', 'rebook')).toThrow(
    'This booking is completed and cannot become scheduled',
  )
})

test('the offered call says what the visitor is interested in', () => {
  expect(interestOf(null)).toBe('smart-ai')
  expect(interestOf('smart-ai-call')).toBe('smart-ai')
  expect(interestOf('scorm-demo')).toBe('learning-saas')
})
