import { expect, onTestFinished, test, vi } from 'vitest'
import { jobClock } from './job-clock.ts'

test('time goes on for the queue when the clock on the wall is set back', () => {
  const before = jobClock.now()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(Date.now()).toBe(0)
  expect(jobClock.now()).toBeGreaterThanOrEqual(before)
})
