import { isWritable, kindOf } from './check-backup-folder.ts'
import type { Env } from './env.ts'

/** Sentences about the folder of AUDIT_ARCHIVE_TO that a start shows: it may be needed only in a year. */
export function checkArchiveFolder({ auditArchive }: Pick<Env, 'auditArchive'>): string[] {
  if (!auditArchive) return []
  const { directory } = auditArchive
  if (kindOf(directory) !== 'folder')
    return [
      `AUDIT_ARCHIVE_TO: there is no folder ${directory}. Until it is there, the audit log is not archived.`,
    ]
  return isWritable(directory)
    ? []
    : [
        `AUDIT_ARCHIVE_TO: this user cannot write into ${directory}. Until that is allowed, the audit log is not archived.`,
      ]
}
