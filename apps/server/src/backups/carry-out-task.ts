import { setPriority } from 'node:os'
import { openDatabase } from '@tallgrass/db'
import type { BackupTask } from './backup-task.ts'
import { writeBusiness } from './write-business.ts'

/** Requests come first, whatever else the machine does. */
const LOWEST_PRIORITY = 19

/** Opens the source for itself and writes the backup. Lowers the priority of this process. */
export async function carryOutTask({
  source,
  ...task
}: BackupTask): Promise<{ name: string; bytes: number }> {
  setPriority(LOWEST_PRIORITY)
  const database = await openDatabase('url' in source ? { ...source, poolSize: 1 } : source)
  try {
    return await writeBusiness(database, task)
  } finally {
    await database.close()
  }
}
