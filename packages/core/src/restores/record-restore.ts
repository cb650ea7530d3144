import type { Instant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { WholeCtx } from '../ctx.ts'

/** Records in the audit log that the site was restored. */
export async function recordRestore(
  ctx: WholeCtx,
  {
    backupMadeAt,
    backupName,
    ...ended
  }: {
    backupName: string
    backupMadeAt: Instant
    sessions: number
    links: number
  },
): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, {
      action: 'restore.create',
      entity: 'restore',
      entityId: null,
      after: {
        backup: backupName,
        madeAt: backupMadeAt,
        endedSessions: ended.sessions,
        endedLinks: ended.links,
      },
    }),
  )
}
