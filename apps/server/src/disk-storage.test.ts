import { expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'

const MEGABYTE = 1024 * 1024

function aDisk(megabytes: number) {
  const disk = { free: megabytes * MEGABYTE, now: 0, queries: 0, warnings: [] as string[] }
  const storage = diskStorage({
    directory: '/data',
    freeBytesOf: async () => {
      disk.queries += 1
      return disk.free
    },
    now: () => disk.now,
    warn: (sentence) => disk.warnings.push(sentence),
  })
  /** Reads again after the cached figure has expired. */
  const readLater = (left: number) => {
    disk.free = left * MEGABYTE
    disk.now += 1000
    return storage.read()
  }
  return { disk, storage, readLater }
}

test('the disk is queried at most once per second', async () => {
  const { disk, readLater, storage } = aDisk(500)
  await Promise.all([storage.read(), storage.read()])
  disk.now += 999
  await storage.read()
  expect(disk.queries).toBe(1)
  expect(await readLater(31)).toEqual({ state: 'FULL', freeBytes: 31 * MEGABYTE })
})

test('operators are warned once when space is low, once when it is gone, and again after it recovers', async () => {
  const { disk, readLater } = aDisk(500)
  for (const megabytes of [500, 150, 140, 20, 10, 500, 150]) await readLater(megabytes)
  expect(disk.warnings).toEqual([
    '150 MB of disk space left in /data. Free up space soon: below 32 MB, changes are refused.',
    '20 MB of disk space left in /data. Changes are refused until there is more space; reading and signing in still work.',
    '150 MB of disk space left in /data. Free up space soon: below 32 MB, changes are refused.',
  ])
})

test('a disk that cannot be queried gives no reading', async () => {
  const away = () => Promise.reject(new Error('no such directory'))
  const storage = diskStorage({ directory: '/data', freeBytesOf: away, warn: () => {} })
  expect(await storage.read()).toBeNull()
})

test('the free space of a real directory is read', async () => {
  const storage = diskStorage({ directory: import.meta.dirname, warn: () => {} })
  expect((await storage.read())?.freeBytes).toBeGreaterThan(0)
})
