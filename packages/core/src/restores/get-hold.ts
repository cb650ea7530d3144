import type { Hold } from '@tallgrass/contracts'
import { findHold } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** The restore that holds the site; null if there was none or it was released. */
export async function getHold({ db }: AdminCtx): Promise<Hold | null> {
  const hold = await findHold(db)
  if (!hold) return null
  const { backupMadeAt, backupName, restoredAt } = hold
  return { backupMadeAt, backupName, restoredAt }
}
