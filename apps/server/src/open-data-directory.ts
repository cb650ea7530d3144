import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
  probe(directory)
}

/** Throws EnvError if no file can be created in the directory. A full disk passes: what to do about it is known later. */
function probe(directory: string): void {
  const path = join(directory, `probe-${randomUUID()}`)
  try {
    writeFileSync(path, '', { mode: 0o600 })
    rmSync(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') return
    throw new EnvError(`DATA_DIR: ${directory} cannot be written to: ${whyUnusable(cause)}`, { cause })
  }
}

/** Why nothing can be written to a directory, as the end of a sentence. */
export function whyUnusable(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return REASONS[code] ?? code
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is read-only',
  ENOENT: 'it does not exist',
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
