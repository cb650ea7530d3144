import { AppError } from '@tallgrass/domain'

/** How much room the disk has left for the embedded database. */
export interface StorageReading {
  state: 'GOOD' | 'LOW' | 'FULL'
  freeBytes: number
}

export interface Storage {
  /** Null where there is no database on a disk of this process, or the disk cannot tell. */
  read(): Promise<StorageReading | null>
}

/** For databases that look after their own disk. */
export const noStorage: Storage = { read: async () => null }

export const STORAGE_FULL_SENTENCE =
  'The disk of this site is full, so changes are refused; reading and signing in still work. Please try again later.'

const MEGABYTE = 1024 * 1024

/** Below it, operators are warned. */
export const LOW_STORAGE_BYTES = 200 * MEGABYTE

/** Below it, writes are refused. The rest is for sign-ins, sign-outs, audit rows and the log of the database. */
export const FULL_STORAGE_BYTES = 32 * MEGABYTE

export function toStorageReading(freeBytes: number): StorageReading {
  if (freeBytes < FULL_STORAGE_BYTES) return { state: 'FULL', freeBytes }
  return { state: freeBytes < LOW_STORAGE_BYTES ? 'LOW' : 'GOOD', freeBytes }
}

/** Throws STORAGE_FULL while there is no room for another write. */
export async function ensureStorage(storage: Storage): Promise<void> {
  if ((await storage.read())?.state === 'FULL') throw new AppError('STORAGE_FULL', STORAGE_FULL_SENTENCE)
}
