import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AppError } from '@tallgrass/domain'
import { syncFolder } from '../files/local/sync-folder.ts'

const UNFINISHED = /^\.tallgrass-.*\.unfinished$/
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Creates a file that only its owner can read. Until it is complete and on the disk, it has another name, so that
 * no failure leaves a part of it under `path`. Returns its size in bytes. Throws CONFLICT if there is a file
 * already, NOT_FOUND without the folder, STORAGE_FULL, and FORBIDDEN without the right to write there.
 */
export async function createWholeFile(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<number> {
  const folder = dirname(path)
  const draft = join(folder, `.tallgrass-${basename(path)}-${randomUUID()}.unfinished`)
  try {
    await refuseExisting(path)
    await removeAbandoned(folder)
    const file = await open(draft, 'wx', 0o600)
    try {
      await write(file)
      await file.sync()
      await refuseExisting(path)
      await rename(draft, path)
    } finally {
      await file.close()
    }
    await syncFolder(folder)
    return (await stat(path)).size
  } catch (error) {
    // In a place that is no folder, there is no draft either.
    await rm(draft, { force: true }).catch(() => {})
    throw toRefusal(error, folder)
  }
}

async function refuseExisting(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found) throw new AppError('CONFLICT', `There is already a file ${path}. Name another one.`)
}

/** What a process that was killed left behind would fill the disk in time. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > UNFINISHED_KEPT_MS) await rm(path, { force: true })
  }
}

export function toRefusal(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const refuse = (reason: 'STORAGE_FULL' | 'NOT_FOUND' | 'FORBIDDEN' | 'NOT_READY', sentence: string) =>
    new AppError(reason, sentence, { cause: error })
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return refuse('STORAGE_FULL', `The disk of ${folder} is full. Free some space there, then start again.`)
    case 'EFBIG':
      return refuse(
        'STORAGE_FULL',
        `The drive of ${folder} does not take files this large. Use another drive.`,
      )
    case 'ENOENT':
      return refuse('NOT_FOUND', `There is no folder ${folder}. Create it first.`)
    case 'ENOTDIR':
      return refuse('NOT_FOUND', `${folder} is not a folder. Name another one.`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refuse(
        'FORBIDDEN',
        `The system does not allow writing into ${folder}. Grant the right, or name another folder.`,
      )
    case 'EIO':
      return refuse('NOT_READY', `The disk of ${folder} reports an error. Check it, or name another folder.`)
    default:
      return error
  }
}
