import type { Instant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { WholeCtx } from '../ctx.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

/** Records in the audit log that the site was restored, and closes the work item of a missing backup. */
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
  await ctx.transaction(async (tx) => {
    // The backup that was restored is a good one, whatever was missing while it was made.
    await resolveWorkItems(tx, { kind: 'backup_missing' }, 'The site was restored from a backup.')
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
    })
  })
}
