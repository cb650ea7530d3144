import { afterEach, beforeEach, expect, vi } from 'vitest'

// What the product complains about in a test is a failure, unless the test asked for it:
// `vi.mocked(console.error)` holds the calls, and `mockClear()` says that they were expected.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
