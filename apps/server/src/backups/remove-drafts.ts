import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName, type Instant } from '@tallgrass/domain'
import type { BackupDestination } from './backup-task.ts'

/** Removes what a process that was killed left of a backup. Any other failure leaves nothing. */
export async function removeDrafts(
  destination: BackupDestination,
  { madeAt, manual }: { madeAt: Instant; manual: boolean },
): Promise<void> {
  if (destination.kind !== 'folder') return
  const start = `.tallgrass-${backupName(madeAt, { encrypted: false, manual })}`
  // The reason of the failure may be that the folder is missing.
  const names = await readdir(destination.directory).catch(() => [])
  for (const name of names)
    if (name.startsWith(start)) await rm(join(destination.directory, name), { force: true }).catch(() => {})
}
