import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '@tallgrass/adapters'
import type { AuditArchive } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'
import { replaceFile } from './audit-head/replace-file.ts'

interface ArchiveFolder {
  directory: string
  /** Minimum age of a sealed segment. */
  days: number
}

/** The folder has to exist: one on a disk that is not mounted must not be created in its place. */
export function folderArchive({ days, directory }: ArchiveFolder): AuditArchive {
  return {
    days,
    async write({ content, name }) {
      if (!(await isFolder(directory))) throw noFolder(directory)
      await replaceFile(join(directory, name), content)
      // The rows are deleted next.
      await syncFolder(directory)
    },
  }
}

function noFolder(directory: string): AppError {
  return new AppError(
    'NOT_READY',
    `There is no folder ${directory} for segments of the audit log. Create it, or mount its disk.`,
  )
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}
