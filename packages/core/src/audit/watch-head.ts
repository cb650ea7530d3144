import type { Ctx } from '../ctx.ts'
import type { HeadFiles } from './head-files.ts'
import { checkChainKeys, type OtherKeys } from './key-change.ts'
import { saveAuditHead } from './save-head.ts'

/** BROKEN: the chain contradicts its signed head or its keys. FAILED: comparing or writing the head failed. */
type HeadFinding =
  | { state: 'SAVED'; reason?: undefined; otherKeys?: OtherKeys }
  | { state: 'BROKEN' | 'FAILED'; reason: string }

/** The last finding of this process, and since when it has been so; null before the first one. */
export interface HeadWatch {
  last: (HeadFinding & { since: Date }) | null
}

/**
 * Saves the head and remembers the finding for the system card. Returns the reason if it was not saved. Never
 * throws.
 */
export async function watchAuditHead(ctx: Ctx, files: HeadFiles): Promise<string | undefined> {
  const finding = await check(ctx, files).catch(toFailure)
  const { last } = ctx.headWatch
  ctx.headWatch.last = { ...finding, since: last?.state === finding.state ? last.since : ctx.clock() }
  return finding.reason
}

async function check(ctx: Ctx, files: HeadFiles): Promise<HeadFinding> {
  const reason = await saveAuditHead(ctx, files)
  if (reason !== undefined) return { state: 'BROKEN', reason }
  const keys = await checkChainKeys(ctx)
  if (!keys) return { state: 'SAVED' }
  return 'problem' in keys ? { state: 'BROKEN', reason: keys.problem } : { state: 'SAVED', ...keys }
}

function toFailure(error: unknown): HeadFinding {
  return { state: 'FAILED', reason: error instanceof Error ? error.message : String(error) }
}
