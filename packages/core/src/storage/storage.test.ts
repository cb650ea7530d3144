import { expect, test } from 'vitest'
import { ensureStorage, toStorageReading } from './storage.ts'

const MEGABYTE = 1024 * 1024

test.each([
  [200, 'GOOD'],
  [199, 'LOW'],
  [32, 'LOW'],
  [31, 'FULL'],
  [0, 'FULL'],
])('with %d MB left, the disk is %s', (megabytes, state) => {
  expect(toStorageReading(megabytes * MEGABYTE).state).toBe(state)
})

test('writes are refused only if the disk is known to be full', async () => {
  const at = (freeBytes: number) => ({ read: async () => toStorageReading(freeBytes) })
  await expect(ensureStorage(at(0))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await ensureStorage(at(32 * MEGABYTE))
  await ensureStorage({ read: async () => null })
})
