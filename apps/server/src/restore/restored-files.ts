import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { OpenBackup } from '@tallgrass/adapters'
import { AppError } from '@tallgrass/domain'
import { replaceFile } from '../audit-head/replace-file.ts'

interface RestoredFile {
  path: string
  content: Buffer
}

/** The settings are not put into force: they may name the lost server. */
export const RESTORED_SETTINGS = 'restored-settings.env'

const SETTINGS = 'settings.env'
const SECRETS = 'secrets.json'

/**
 * The files of a backup with their places in the data directory. Throws CONFLICT if another file has such a
 * place; the same one may have been left by an interrupted restore.
 */
export async function findRestoredFiles(backup: OpenBackup, dataDirectory: string): Promise<RestoredFile[]> {
  const files: RestoredFile[] = []
  for await (const { content, name } of backup.parts()) {
    if (!isOurs(name)) continue
    const path = join(dataDirectory, name === SETTINGS ? RESTORED_SETTINGS : basename(name))
    files.push({ path, content: await buffer(content) })
  }
  if (existsSync(join(dataDirectory, SECRETS)) && !files.some(({ path }) => basename(path) === SECRETS))
    throw taken(SECRETS)
  for (const { content, path } of files)
    if (existsSync(path) && !readFileSync(path).equals(content)) throw taken(basename(path))
  return files
}

/** Files of documents have their own places. */
function isOurs(name: string): boolean {
  return name === SETTINGS || /^(keys\/[^/]+|audit-head(\.first)?\.json)$/.test(name)
}

function taken(name: string): AppError {
  return new AppError(
    'CONFLICT',
    `DATA_DIR already has a file ${name}, of this or another installation. Nothing was changed: restore into an empty DATA_DIR.`,
  )
}

/** Readable only by their owner. */
export async function writeRestoredFiles(files: RestoredFile[]): Promise<void> {
  for (const { content, path } of files) await replaceFile(path, content)
}
