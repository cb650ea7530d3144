import type { WholeCtx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { missingBackup } from './missing-backup.ts'
import { readBackupState } from './read-backup-state.ts'

/** Raises a work item if the configured backups are late, once, and makes up for runs that were skipped. */
export async function checkBackups(ctx: WholeCtx): Promise<void> {
  const state = await readBackupState(ctx)
  if (!state) return
  const { isLate, isSkipped } = state
  if (!isLate && !isSkipped) return
  await ctx.transaction(async (tx) => {
    if (isLate) await raiseWorkItem(tx, missingBackup(state))
    if (isSkipped) await tx.enqueue('make-backup', {})
  })
}
