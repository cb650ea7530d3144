import { type Db, insertRestore, newId } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'

/** The site was just restored from a backup of yesterday, and is held. */
export async function aRestore(db: Db, restoredAt: Date = new Date()): Promise<void> {
  await insertRestore(db, {
    id: newId('Restore', restoredAt),
    restoredAt,
    backupMadeAt: new Date(restoredAt.getTime() - DAY_MS),
    backupName: 'tallgrass-2026-11-22T02-00-00Z.backup',
  })
}
