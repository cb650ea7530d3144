import type { NewWorkItem } from '../work-items/raise-work-item.ts'
import type { BackupState } from './read-backup-state.ts'

/** The work item for backups that fail or are late, the same until a backup succeeds. */
export function missingBackup({ failed, lastGood, place }: BackupState): NewWorkItem {
  const last = lastGood
    ? `The last good backup in ${place} was made on ${lastGood.startedAt.slice(0, 10)}.`
    : `There is no good backup in ${place} yet.`
  const why = failed ? ` The last try failed. Reason: ${failed.failure}` : ''
  return {
    kind: 'backup_missing',
    cause: `backup:${lastGood?.id ?? 'none'}:${place}`,
    detail: `${last}${why}`,
  }
}
