import { createReadStream, existsSync } from 'node:fs'
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

/** The contents that the dump names, if they are in the data directory. Those in a bucket are left to the bucket. */
export async function storedFileParts(dump: BusinessDump, dataDirectory: string): Promise<BackupPart[]> {
  if (!dump.tables.some(({ name }) => name === TABLE)) return []
  const parts: BackupPart[] = []
  for await (const line of dump.lines(TABLE)) {
    const { completed_at, emptied_at, id } = row.parse(JSON.parse(line))
    const path = join(dataDirectory, STORED_FILES, id)
    if (completed_at !== null && emptied_at === null && existsSync(path))
      parts.push({ name: `${STORED_FILES}/${id}`, content: () => createReadStream(path) })
  }
  return parts
}
