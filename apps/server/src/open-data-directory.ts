import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EnvError } from './env.ts'

/** Creates the data directory if it is missing. Throws EnvError if it cannot be created. */
export function openDataDirectory(directory: string): void {
  try {
    make(resolve(directory))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const sentence = SENTENCES[code ?? ''] ?? `${directory} cannot be created (${code})`
    throw new EnvError(`DATA_DIR: ${sentence.replace('…', directory)}`, { cause })
  }
}

const SENTENCES: Record<string, string> = {
  EEXIST: '… is not a directory',
  ENOTDIR: '… is not a directory, or is inside something that is not',
  EACCES: '… cannot be created: permission denied',
  EPERM: '… cannot be created: permission denied',
  ENOSPC: '… cannot be created: the disk is full',
  EROFS: '… cannot be created: the location is read-only',
}

/** NOTE not `recursive`: with it, Node.js retries forever where no directory can be created, such as below /proc. */
function make(directory: string): void {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(directory).isDirectory()) return
    const parent = dirname(directory)
    if (code !== 'ENOENT' || isThere(parent)) throw error
    make(parent)
    mkdirSync(directory, { mode: 0o700 })
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
