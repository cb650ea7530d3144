import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OpenBackup } from '@tallgrass/adapters'
import { STORED_FILES } from '../backups/stored-file-parts.ts'

const NAME = new RegExp(`^${STORED_FILES}/([\\da-f-]{36})$`)

/** Writes the contents of files into the data directory, one after the other. */
export async function writeRestoredContents(backup: OpenBackup, dataDirectory: string): Promise<void> {
  if (!backup.manifest.files.some(({ name }) => NAME.test(name))) return
  await mkdir(join(dataDirectory, STORED_FILES), { recursive: true, mode: 0o700 })
  for await (const { content, name } of backup.parts()) {
    const [, id] = NAME.exec(name) ?? []
    if (id === undefined) continue
    const path = join(dataDirectory, STORED_FILES, id)
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
  }
  return
}
