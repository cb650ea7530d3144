import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [59_999, 'less than a minute'],
  [45 * 60_000, '45\u00a0min'],
  [119 * 60_000, '1\u00a0h'],
  [47 * 3_600_000, '47\u00a0h'],
  [71 * 3_600_000, '2\u00a0days'],
])('%i ms took %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
