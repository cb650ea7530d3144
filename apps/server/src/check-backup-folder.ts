import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { type Env, EnvError } from './env.ts'

/**
 * Sentences about the folder of BACKUP_TO that a start shows: what is missing may appear later, such as a disk that is
 * not mounted. Throws EnvError if no backup can ever be made there.
 */
export function checkBackupFolder({ backups: { plan }, dataDirectory }: Env): string[] {
  if (plan?.to.kind !== 'folder') return []
  const { directory } = plan.to
  if (isInside(directory, dataDirectory))
    throw new EnvError(
      'BACKUP_TO: must be outside DATA_DIR, because a backup must survive the loss of that folder',
    )
  const found = kindOf(directory)
  if (found === 'file') throw new EnvError(`BACKUP_TO: ${directory} is not a folder. Name a folder`)
  const parent = dirname(directory)
  if (found === 'missing' && kindOf(parent) === 'file')
    throw new EnvError(
      `BACKUP_TO: ${directory} cannot be created, because ${parent} is not a folder. Name a folder`,
    )
  const existing = found === 'folder' ? directory : parent
  if (kindOf(existing) !== 'folder')
    return [`BACKUP_TO: there is no folder ${existing}. Until it is there, no backup can be made.`]
  return isWritable(existing)
    ? []
    : [`BACKUP_TO: this user cannot write into ${existing}. Until that is allowed, no backup can be made.`]
}

/** True if the folder, which may not exist yet, is the other one or in it, also by way of links. */
export function isInside(folder: string, other: string): boolean {
  return `${realPath(folder)}${sep}`.startsWith(`${realPath(other)}${sep}`)
}

function realPath(path: string): string {
  const absolute = resolve(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
  }
}

export function kindOf(path: string): 'folder' | 'file' | 'missing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file'
  } catch {
    return 'missing'
  }
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
