import type { Ctx } from '../ctx.ts'
import type { HeadFiles } from './head-files.ts'
import { saveAuditHead } from './save-head.ts'

/** BROKEN: the chain is not what its signed head says. UNKEPT: the head could be neither compared nor written. */
type HeadFinding = { state: 'KEPT'; reason?: undefined } | { state: 'BROKEN' | 'UNKEPT'; reason: string }

/** What this process found when it last kept the head, and since when it is so; null before the first time. */
export interface HeadWatch {
  last: (HeadFinding & { since: Date }) | null
}

/** Keeps the head and remembers how that ended, for the system card. Answers why it was not kept. Never throws. */
export async function watchAuditHead(ctx: Ctx, files: HeadFiles): Promise<string | undefined> {
  const finding = await saveAuditHead(ctx, files).then(toFinding, toFailure)
  const { last } = ctx.headWatch
  ctx.headWatch.last = { ...finding, since: last?.state === finding.state ? last.since : ctx.clock() }
  return finding.reason
}

function toFinding(problem: string | undefined): HeadFinding {
  return problem === undefined ? { state: 'KEPT' } : { state: 'BROKEN', reason: problem }
}

function toFailure(error: unknown): HeadFinding {
  return { state: 'UNKEPT', reason: error instanceof Error ? error.message : String(error) }
}
