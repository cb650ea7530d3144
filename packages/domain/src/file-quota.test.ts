import { expect, test } from 'vitest'
import { ensureFileSize, ensureQuota, inMegabytes, megabytes } from './file-quota.ts'

const limits = { file: megabytes(100), project: megabytes(500), total: megabytes(1000) }

test('a file may have the most bytes that are allowed, and no more', () => {
  ensureFileSize('Film.mp4', limits.file, limits)
  expect(() => ensureFileSize('Film.mp4', limits.file + 1, limits)).toThrow(
    '“Film.mp4” is larger than 100 MB, the most that one file may have.',
  )
  expect(() => ensureFileSize('Film.mp4', 0, limits)).toThrow('“Film.mp4” is empty.')
})

test('the quotas of the project and of everything hold to the byte', () => {
  const used = { project: megabytes(499), total: megabytes(998) }
  ensureQuota(megabytes(1), used, limits)
  expect(() => ensureQuota(megabytes(1) + 1, used, limits)).toThrow('this one has 499 MB already')
  const full = { project: 0, total: limits.total }
  expect(() => ensureQuota(1, full, limits)).toThrow('The space for files is used up.')
})

test('sizes read as people write them', () => {
  expect([1, 12_340_000, 1_200_000_000].map(inMegabytes)).toEqual(['0.1 MB', '12.3 MB', '1,200 MB'])
})
