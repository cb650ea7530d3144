import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { LOW_STORAGE_BYTES } from '@tallgrass/core'
import { copyEmbedded, type Database } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/**
 * Copies the embedded database while it serves, to a data directory of its own. Throws STORAGE_FULL before it takes the
 * space that the site itself needs.
 */
export async function copyDatabase(database: Database, from: string, to: string): Promise<void> {
  const needed = (await sizeOf(from)) + LOW_STORAGE_BYTES
  const { bavail, bsize } = await statfs(from)
  if (bavail * bsize < needed)
    throw new AppError(
      'STORAGE_FULL',
      `The disk of ${from} has too little space for a backup, which needs ${Math.ceil(needed / 2 ** 20)} MB there for a while. Free up space.`,
    )
  await copyEmbedded(from, to, (work) => database.paused(work))
}

async function sizeOf(directory: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
    bytes += found?.size ?? 0
  }
  return bytes
}
