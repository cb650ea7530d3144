import { keepBackups } from '@tallgrass/domain'
import type { BackupPlan } from '../ports/backups.ts'

/** Removes the backups that the rule does not keep. Returns the reason if that failed: the new backup is good anyway. */
export async function removeOldBackups({ keep, target }: BackupPlan): Promise<string | undefined> {
  try {
    const { removed } = keepBackups(await target.place.list(), keep)
    for (const { name } of removed) await target.place.remove(name)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
