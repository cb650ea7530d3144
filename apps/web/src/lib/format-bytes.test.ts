import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes'

test.each([
  [512, '512 bytes'],
  [4810, '4.8 KB'],
  [2_431_904, '2.4 MB'],
  [1_500_000_000, '1.5 GB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
