import type { Instant } from '@tallgrass/domain'
import type { Env } from '../env.ts'

/** A folder or a bucket, as plain data. */
export type BackupDestination = NonNullable<Env['backups']['plan']>['to']

/** All that is needed to make one backup, as plain data that another process can take over. */
export interface BackupTask {
  /** A PostgreSQL server, or a data directory that no one else uses, such as a copy. */
  source: { url: string } | { directory: string }
  installation: Installation
  destination: BackupDestination
  /** A folder for files that are not complete yet. */
  scratch: string
  madeAt: Instant
  passphrase: string | undefined
  /** Made by someone, not by the schedule. */
  manual: boolean
}

/** The files of an installation besides its database. */
export interface Installation {
  dataDirectory: string
  /** The business's own seal, if it has one. */
  sealFile: string | undefined
}

/** The answer of the process that carried out the task. */
export type BackupAnswer = { bytes: number; name: string } | { failure: string; unexpected?: string }
