import { DAY_MS } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { AuditArchive } from '../ports/audit-archive.ts'
import { archiveAuditSegment } from './archive-audit-segment.ts'

/** In one run; the next goes on. A segment takes about a second. */
const MAX_SEGMENTS = 100

/** Moves the rows of old segments into the archive, one segment at a time. Returns the number of segments. */
export async function archiveAuditSegments(
  ctx: WholeCtx,
  { days, write }: AuditArchive,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  const sealedBefore = new Date(ctx.clock().getTime() - days * DAY_MS)
  for (let archived = 0; archived < limit; archived++)
    if ((await archiveAuditSegment(ctx, { sealedBefore, write })) === undefined) return archived
  return limit
}

/** Does nothing unless the operator names a place. */
export async function archiveAuditSegmentsJob(ctx: WholeCtx) {
  const segments = ctx.auditArchive ? await archiveAuditSegments(ctx, ctx.auditArchive, MAX_SEGMENTS) : 0
  return { segments }
}
