import { expect, onTestFinished, test, vi } from 'vitest'
import { jobClock } from './job-clock.ts'

test('the queue’s clock never goes backward when the system clock is set back', () => {
  const before = jobClock.now()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(Date.now()).toBe(0)
  expect(jobClock.now()).toBeGreaterThanOrEqual(before)
})
