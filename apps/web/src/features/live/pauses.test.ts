import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spreadOut } from './pauses'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('what is spread out happens within three seconds, once however often it is asked for', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const act = vi.fn()
  const { soon } = spreadOut(act)
  soon()
  vi.advanceTimersByTime(1000)
  soon()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
  soon()
  vi.advanceTimersByTime(1500)
  expect(act).toHaveBeenCalledTimes(2)
})

test('what is stopped no longer happens', () => {
  const act = vi.fn()
  const { soon, stop } = spreadOut(act)
  soon()
  stop()
  soon()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
