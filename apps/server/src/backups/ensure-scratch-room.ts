import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { LOW_STORAGE_BYTES } from '@tallgrass/core'
import { databaseIn } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { STORED_FILES } from './stored-file-parts.ts'

interface Needs {
  /** The embedded database is copied first. */
  copiesDatabase: boolean
  /** The whole backup is written here before it goes to a bucket. */
  holdsBackup: boolean
}

/**
 * Throws STORAGE_FULL unless the disk of the data directory has room for what a backup puts there for a while, besides the
 * space that the site itself needs. The rows are small once they are compressed: contents of files are what counts.
 */
export async function ensureScratchRoom(
  dataDirectory: string,
  { copiesDatabase, holdsBackup }: Needs,
  freeBytesOf = readFreeBytes,
): Promise<void> {
  if (!copiesDatabase && !holdsBackup) return
  const database = copiesDatabase ? await sizeOf(databaseIn(dataDirectory)) : 0
  const files = holdsBackup ? await sizeOf(join(dataDirectory, STORED_FILES)) : 0
  const needed = database + files + LOW_STORAGE_BYTES
  if ((await freeBytesOf(dataDirectory)) >= needed) return
  throw new AppError(
    'STORAGE_FULL',
    `The disk of ${dataDirectory} has too little space for a backup, which needs ${Math.ceil(needed / 2 ** 20)} MB there for a while. Free up space${holdsBackup ? ', or back up to a folder on another disk' : ''}.`,
  )
}

async function sizeOf(directory: string): Promise<number> {
  let bytes = 0
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
    bytes += found?.size ?? 0
  }
  return bytes
}

async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
