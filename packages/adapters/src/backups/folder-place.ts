import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { BackupPlace, StoredBackup } from '@tallgrass/core'
import { AppError, readBackupName } from '@tallgrass/domain'
import { createWholeFile, toRefusal } from './create-whole-file.ts'
import { readChunks } from './read-chunks.ts'

/** A folder, which is created with its first backup. */
export function folderPlace(directory: string): BackupPlace {
  const folder = resolve(directory)
  return {
    describe: () => folder,
    list: () => refusing(folder, () => listFolder(folder)),
    async put(name, path) {
      const target = join(folder, checkName(name))
      // A backup may be written where it is kept.
      if (resolve(path) === target) return
      await refusing(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }))
      await copy(path, target)
    },
    async get(name, path) {
      const source = join(folder, basename(name))
      const found = await stat(source).catch(() => undefined)
      if (!found) throw new AppError('NOT_FOUND', `There is no backup ${name} in ${folder}.`)
      await copy(source, path)
    },
    async remove(name) {
      await refusing(folder, () => rm(join(folder, checkName(name)), { force: true }))
    },
  }
}

/** Throws RangeError for a name that is not a backup's. */
export function checkName(name: string): string {
  if (!readBackupName(name)) throw new RangeError(`${name} is not the name of a backup`)
  return name
}

async function listFolder(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const backups: StoredBackup[] = []
  for (const name of names.sort().reverse()) {
    const madeAt = readBackupName(name)
    const found = madeAt && (await stat(join(folder, name)).catch(() => undefined))
    if (madeAt && found?.isFile()) backups.push({ name, bytes: found.size, madeAt })
  }
  return backups
}

async function copy(from: string, to: string): Promise<void> {
  const source = await open(from, 'r').catch((error: unknown) => {
    throw new AppError('FORBIDDEN', `The file ${from} cannot be read. Check its rights.`, { cause: error })
  })
  try {
    const { size } = await source.stat()
    await createWholeFile(to, (file) => file.writeFile(readChunks(source, size)))
  } finally {
    await source.close()
  }
}

async function refusing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error, folder)
  }
}
