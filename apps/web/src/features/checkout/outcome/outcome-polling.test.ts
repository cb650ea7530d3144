import type { CheckoutOutcome } from '@tallgrass/contracts'
import { parseMoney } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { isLongWait, pauseBeforeAsking } from './outcome-polling'

const pending: CheckoutOutcome = {
  state: 'pending',
  amount: parseMoney('1800.00'),
  number: 'INV-2026-0007',
  testMode: false,
}

test.each([undefined, pending])(
  'a payment is polled every 2 seconds, and every 10 seconds after 30 seconds',
  (outcome) => {
    expect(pauseBeforeAsking(outcome, 0)).toBe(2000)
    expect(pauseBeforeAsking(outcome, 29_999)).toBe(2000)
    expect(pauseBeforeAsking(outcome, 30_000)).toBe(10_000)
  },
)

test.each(['confirmed', 'expired', 'unknown'] as const)(
  'a payment that is %s is not polled again',
  (state) => {
    expect(pauseBeforeAsking({ ...pending, state }, 5000)).toBe(false)
  },
)

test('a minute is a long wait', () => {
  expect(isLongWait(59_999)).toBe(false)
  expect(isLongWait(60_000)).toBe(true)
})
