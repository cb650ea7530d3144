import type { Instant } from '@tallgrass/domain'

export interface StoredBackup {
  name: string
  bytes: number
  /** As its name says, to the second. */
  madeAt: Instant
}

/**
 * Where backups are kept. Files with other names than `backupName` are neither listed nor removed. All methods throw
 * an AppError with a sentence about what to change.
 */
export interface BackupPlace {
  /** For people: the folder, or the bucket with its prefix. */
  describe(): string
  /** The newest comes first. */
  list(): Promise<StoredBackup[]>
  /** Stores the file `path`. Throws CONFLICT if the place has another one of that name. */
  put(name: string, path: string): Promise<void>
  /** Copies it into the new file `path`. Throws NOT_FOUND. */
  get(name: string, path: string): Promise<void>
  /** No error if there is none. */
  remove(name: string): Promise<void>
}
