import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '@tallgrass/domain'

/**
 * Locks a data directory and returns the function that unlocks it. The operating system holds the lock
 * (through SQLite, on `.lock`), so it ends with the process, however that ends. Throws NOT_READY if another
 * process has it: two PGlite processes on one directory silently lose data.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(directory, '.lock'), { timeout: 0 })
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    file?.close()
    const why = isBusy(cause) ? 'is in use by another process' : 'cannot be written to'
    throw new AppError('NOT_READY', `The data directory ${directory} ${why}`, { cause })
  }
  const lockFile = file
  return () => lockFile.close()
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
