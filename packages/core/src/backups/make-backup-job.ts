import { AppError } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { makeBackup } from './make-backup.ts'

const MAX_ATTEMPTS = 3
const RETRY_DELAY_S = 15 * 60

/**
 * Makes a backup by the schedule. A failed one is recorded, shown on System Health and tried again, so it is not a failed
 * job as well.
 */
export async function makeBackupJob(ctx: WholeCtx, data: { attempt?: number } | null): Promise<void> {
  if (!ctx.backups.plan) return
  const attempt = data?.attempt ?? 1
  try {
    await makeBackup(ctx)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (attempt >= MAX_ATTEMPTS) return
    await ctx.transaction((tx) =>
      tx.enqueue('make-backup', { attempt: attempt + 1 }, { delay: RETRY_DELAY_S }),
    )
  }
}
