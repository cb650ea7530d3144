import type { BackupKeep, Instant } from '@tallgrass/domain'

/** A complete backup in its place. */
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
  /** Copies it, or another file of the place, into the new file `path`. Throws NOT_FOUND. */
  get(name: string, path: string): Promise<void>
  /** No error if there is none. */
  remove(name: string): Promise<void>
}

/** A place, and the way to write the whole business to it. */
export interface BackupTarget {
  place: BackupPlace
  /**
   * Makes one backup file and stores it. Takes minutes for a large business, and leaves nothing behind if it fails.
   * Throws AppError with a sentence.
   */
  write(madeAt: Date, options: { manual: boolean }): Promise<{ name: string; bytes: number }>
}

/** The backups that the operator has configured. */
export interface BackupPlan {
  target: BackupTarget
  /** False for a bucket. */
  isFolder: boolean
  /** In UTC. */
  cron: string
  keep: BackupKeep
  /** The longest time between two runs after `from`, in milliseconds. */
  intervalFrom(from: Date): number
  /** When this process learned of the plan. */
  since: Date
}

export interface Backups {
  /** True if there is a pass phrase, which every backup is then encrypted with. */
  encrypted: boolean
  /** Undefined if no place is configured. */
  plan: BackupPlan | undefined
  /** True if `digest`, a SHA-256 in hex, is that of the pass phrase. */
  isPassphrase(digest: string): boolean
  /** A folder that an operator names. Throws INVALID if a backup there would be lost with the site. */
  folder(directory: string): BackupTarget
}
