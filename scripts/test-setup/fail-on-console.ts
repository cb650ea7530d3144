import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error or warning on the console fails the test, unless the test expects it: check the calls of
// `vi.mocked(console.error)`, then call `mockClear()`.

// Not a fault: what an observer's answer resized is reported in the next frame. https://www.w3.org/TR/resize-observer/
const LATE_SIZE = 'Error: ResizeObserver loop completed with undelivered notifications.'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  const words = complaints.map((said) => said.map(String).join(' '))
  expect(words.filter((one) => one !== LATE_SIZE)).toEqual([])
})
