import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { OpenBackup } from '@tallgrass/adapters'
import { AppError } from '@tallgrass/domain'
import { replaceFile } from '../audit-head/replace-file.ts'
import { isRestoreMarked } from './restore-mark.ts'

export interface RestoredFile {
  path: string
  content: Buffer
}

/** The settings are not put into force: they may name the lost server. */
export const RESTORED_SETTINGS = 'restored-settings.env'

const SETTINGS = 'settings.env'
/** What a restore may write. */
const NAMES = [
  'secrets.json',
  'seal.pem',
  'seal.p12',
  'audit-head.json',
  'audit-head.first.json',
  RESTORED_SETTINGS,
]

/**
 * The files of a backup with their places in the data directory. Throws CONFLICT if another file has such a
 * place, unless an interrupted restore has left it.
 */
export async function findRestoredFiles(backup: OpenBackup, dataDirectory: string): Promise<RestoredFile[]> {
  const files: RestoredFile[] = []
  for await (const { content, name } of backup.parts()) {
    if (!isOurs(name)) continue
    const path = join(dataDirectory, name === SETTINGS ? RESTORED_SETTINGS : basename(name))
    files.push({ path, content: await buffer(content) })
  }
  if (isRestoreMarked(dataDirectory)) return files
  for (const name of NAMES) {
    const path = join(dataDirectory, name)
    const restored = files.find((file) => file.path === path)
    if (existsSync(path) && !restored?.content.equals(readFileSync(path))) throw taken(name)
  }
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

/** Readable only by their owner. Removes those of an interrupted restore first: the data directory is marked. */
export async function writeRestoredFiles(files: RestoredFile[], dataDirectory: string): Promise<void> {
  for (const name of NAMES) await rm(join(dataDirectory, name), { force: true })
  for (const { content, path } of files) await replaceFile(path, content)
}
