import { expect, test } from 'vitest'
import { needsApproval, reviewFlywheel, sentiments, starsOf } from './review-flywheel.ts'
import { advance } from './timeline.ts'

const T0 = 1_800_000_000_000
const picked = reviewFlywheel.on(reviewFlywheel.start(T0), { type: 'pick', customerId: 'maren' }, T0)
const after = (ms: number) => advance(reviewFlywheel, picked, T0 + ms)

test.each([
  [0, 'trigger-sent'],
  [2999, 'trigger-sent'],
  [3000, 'response-received'],
  [4999, 'response-received'],
  [5000, 'ai-responding'],
  [7999, 'ai-responding'],
  [8000, 'reply-posted'],
  [9999, 'reply-posted'],
  [10_000, 'completed'],
  [99_000, 'completed'],
])('%i ms after a customer is picked, the phase is %s', (ms, phase) => {
  expect(after(ms)).toMatchObject({ phase, customerId: 'maren' })
})

test('the history lists every phase with its time', () => {
  expect(after(20_000).history).toEqual([
    { phase: 'trigger-sent', timestamp: T0 },
    { phase: 'response-received', timestamp: T0 + 3000 },
    { phase: 'ai-responding', timestamp: T0 + 5000 },
    { phase: 'reply-posted', timestamp: T0 + 8000 },
    { phase: 'completed', timestamp: T0 + 10_000 },
  ])
})

test.each([0, 3000, 5000, 8000, 10_000])('%i ms in, the demo can be reset', (ms) => {
  const reset = reviewFlywheel.on(after(ms), { type: 'reset' }, T0 + ms)
  expect(reset).toEqual(reviewFlywheel.start(T0))
  expect(reviewFlywheel.nextAt(reset)).toBeNull()
})

test('picking another customer during a run does nothing', () => {
  expect(reviewFlywheel.on(after(10), { type: 'pick', customerId: 'wes' }, T0 + 10).customerId).toBe('maren')
})

test('each sentiment has its number of stars', () => {
  expect(starsOf).toEqual({ positive: 5, neutral: 3, negative: 2 })
})

test('the owner approves the replies to reviews with few stars', () => {
  expect(sentiments.filter(needsApproval)).toEqual(['neutral', 'negative'])
})
