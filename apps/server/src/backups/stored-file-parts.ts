import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupPart } from '@tallgrass/adapters'
import type { BusinessDump } from '@tallgrass/db'
import { isUuid } from '@tallgrass/domain'
import { z } from 'zod'

const TABLE = 'stored_files'
const row = z.object({
  id: z.string().refine(isUuid),
  completed_at: z.string().nullable(),
  emptied_at: z.string().nullable(),
})

/** Where the contents of files are kept in a data directory, and in a backup. */
export const STORED_FILES = 'files'

/**
 * Links the contents into the folder `scratch` before the database is read, so that those of a file that someone removes
 * stay until the backup is done. A disk without hard links has none.
 */
export async function holdStoredFiles(dataDirectory: string, scratch: string): Promise<void> {
  const [from, to] = [join(dataDirectory, STORED_FILES), join(scratch, STORED_FILES)]
  if (!existsSync(from)) return
  await mkdir(to, { mode: 0o700 })
  for (const name of await readdir(from)) {
    try {
      await link(join(from, name), join(to, name))
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isGone) return
    }
  }
}

/**
 * The contents that the dump names, from the first of these data directories that has them. Those in a bucket are left to
 * the bucket.
 */
export async function storedFileParts(
  dump: Pick<BusinessDump, 'tables' | 'lines'>,
  directories: string[],
): Promise<BackupPart[]> {
  if (!dump.tables.some(({ name }) => name === TABLE)) return []
  const parts: BackupPart[] = []
  for await (const line of dump.lines(TABLE)) {
    const { completed_at, emptied_at, id } = row.parse(JSON.parse(line))
    if (completed_at === null || emptied_at !== null) continue
    const path = directories.map((directory) => join(directory, STORED_FILES, id)).find(existsSync)
    if (path) parts.push({ name: `${STORED_FILES}/${id}`, content: () => createReadStream(path) })
  }
  return parts
}
