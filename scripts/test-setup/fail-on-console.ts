import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error or warning on the console fails the test, unless the test expects it: check the calls of
// `vi.mocked(console.error)`, then call `mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
