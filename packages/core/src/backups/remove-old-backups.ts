import { keepBackups } from '@tallgrass/domain'
import type { BackupPlan } from '../ports/backups.ts'

/** Removes the backups that the rule does not keep. Returns the reason if that failed: the new backup is good anyway. */
export async function removeOldBackups({ keep, target }: BackupPlan): Promise<string | undefined> {
  try {
    const stored = await target.place.list()
    const kept = new Set(keepBackups(stored, keep).map(({ name }) => name))
    for (const { name } of stored) if (!kept.has(name)) await target.place.remove(name)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
