import { AppError } from '@tallgrass/domain'

/** The free disk space for the embedded database. */
export interface StorageReading {
  state: 'GOOD' | 'LOW' | 'FULL'
  freeBytes: number
}

export interface Storage {
  /** Null if this process has no embedded database, or the free space is unknown. */
  read(): Promise<StorageReading | null>
}

/** For database servers, which manage their own disk. */
export const noStorage: Storage = { read: async () => null }

export const STORAGE_FULL_SENTENCE =
  'The disk of this site is full, so changes are refused; reading and signing in still work. Please try again later.'

const MEGABYTE = 1024 * 1024

/** Below this, operators are warned. */
export const LOW_STORAGE_BYTES = 200 * MEGABYTE

/**
 * Below this, writes are refused. The rest is reserved for sign-ins, sign-outs, audit rows and the database's
 * log.
 */
export const FULL_STORAGE_BYTES = 32 * MEGABYTE

export function toStorageReading(freeBytes: number): StorageReading {
  if (freeBytes < FULL_STORAGE_BYTES) return { state: 'FULL', freeBytes }
  return { state: freeBytes < LOW_STORAGE_BYTES ? 'LOW' : 'GOOD', freeBytes }
}

/** Throws STORAGE_FULL while the disk is full. */
export async function ensureStorage(storage: Storage): Promise<void> {
  if ((await storage.read())?.state === 'FULL') throw new AppError('STORAGE_FULL', STORAGE_FULL_SENTENCE)
}
