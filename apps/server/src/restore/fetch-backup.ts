import { basename, join } from 'node:path'
import { openPlace } from '../backups/backup-place.ts'
import type { Env } from '../env.ts'

/** `s3://bucket/prefix/name`: the bucket and prefix, as BACKUP_TO has them, and the name. */
const IN_BUCKET = /^(s3:\/\/.+)\/([^/]+)$/

/** The value of BACKUP_TO for a backup in a bucket; undefined for a file. */
export function bucketOf(file: string): string | undefined {
  return IN_BUCKET.exec(file)?.[1]
}

/**
 * The path of a backup: of the file itself, or of a copy in `scratch` if it is in the bucket of `env`. Throws AppError
 * if the bucket refuses.
 */
export async function fetchBackup(
  { backups: { plan } }: Pick<Env, 'backups'>,
  file: string,
  scratch: string,
): Promise<string> {
  if (bucketOf(file) === undefined || !plan) return file
  const path = join(scratch, basename(file))
  await openPlace(plan.to).get(basename(file), path)
  return path
}
