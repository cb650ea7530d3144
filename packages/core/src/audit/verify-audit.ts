import {
  type AuditLinkRow,
  type AuditSegmentRow,
  countUnchainedAuditLogs,
  findAuditHead,
  listAuditSegments,
} from '@tallgrass/db'
import type { AnyId, Instant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { auditSigner } from './audit-signer.ts'
import { findLoss, readStoredHead } from './compare-with-head.ts'
import { tombstoneOf } from './find-row-fault.ts'
import type { HeadFiles } from './head-files.ts'
import { findKeyChange, type OtherKeys } from './key-change.ts'
import { NO_END } from './save-head.ts'
import { type ChainPlace, checkSegments } from './segment.ts'
import { describeRow, readRows, verifyRow } from './verify-rows.ts'

type AuditEnd = NonNullable<Awaited<ReturnType<typeof findAuditHead>>>

interface VerifiedLinks {
  rows: number
  /** The number of archived rows, at the start of the chain. Their segments vouch for them. */
  archived: number
  /** The number of rows with erased values. */
  erased: number
  /** The rows whose tombstone replaces the hash, because the hash covered the erased values. */
  tombstones: number[]
}

/** `head`: the signed head that the chain was compared with; null if none has been written yet. */
export type AuditVerdict =
  | (VerifiedLinks & {
      whole: true
      unchained: number
      head?: { rows: number; at: Instant } | null
      /** The first rows, which cannot be verified because their keys were lost; the others are intact. */
      otherKeys?: OtherKeys
    })
  | { whole: false; problem: string }

/**
 * Verifies the chain from its beginning and reports the first row that does not match, then rows missing from
 * those that the stored head covers. The chain may grow in the meantime.
 */
export async function verifyAudit(ctx: Ctx, files?: HeadFiles): Promise<AuditVerdict> {
  // Read first, so that rows added later are not counted as a loss.
  const stored = files && readStoredHead(ctx.auditKey, await files.read())
  const end = await findAuditHead(ctx.db)
  if (!end) return broken(NO_END)
  const unchained = await countUnchainedAuditLogs(ctx.db)
  if (unchained !== end.unchainedRows) {
    const fault = unchained > end.unchainedRows ? 'were inserted' : 'are missing'
    return broken(`${Math.abs(unchained - end.unchainedRows)} rows outside the chain ${fault}`)
  }
  const change = await findKeyChange(ctx)
  const links = await verifyLinks(ctx, end, change?.place)
  if ('problem' in links) return broken(links.problem)
  const others = change && change.otherKeys.rows > 0 && { otherKeys: change.otherKeys }
  const whole = { whole: true, ...links, unchained, ...others } as const
  if (!stored) return whole
  if ('problem' in stored) return broken(stored.problem)
  if (!stored.head) return { ...whole, head: null }
  const loss = await findLoss(ctx.db, whole, stored.head)
  return loss ? broken(loss) : { ...whole, head: { rows: stored.head.rows, at: stored.head.at } }
}

/**
 * Starts over if segments were sealed or archived in the meantime, because rows may only seem to be missing.
 */
async function verifyLinks(
  ctx: Ctx,
  end: AuditEnd,
  changed: ChainPlace = { seq: 0, hash: '' },
): Promise<VerifiedLinks | { problem: string }> {
  for (;;) {
    const segments = await listAuditSegments(ctx.db)
    const checked = checkSegments(auditSigner(ctx.auditKey), segments, changed.seq)
    const links =
      'problem' in checked ? checked : await verifyFrom(ctx, { ...checked, changed, end, segments })
    if (!('problem' in links)) return links
    if (JSON.stringify(segments) === JSON.stringify(await listAuditSegments(ctx.db))) return links
  }
}

interface ChainRange {
  /** The last archived row. */
  archived: ChainPlace
  /** The last row of keys that were lost. */
  changed: ChainPlace
  end: AuditEnd
  segments: AuditSegmentRow[]
}

async function verifyFrom(
  ctx: Ctx,
  { archived, changed, end, segments }: ChainRange,
): Promise<VerifiedLinks | { problem: string }> {
  const keys = { auditKey: ctx.auditKey, signer: auditSigner(ctx.auditKey) }
  const from = changed.seq > archived.seq ? changed : archived
  const links: VerifiedLinks = { rows: from.seq, archived: archived.seq, erased: 0, tombstones: [] }
  const findFault = faultFinder(end, segments)
  let place = from
  if (end.seq === from.seq && end.hash !== from.hash) return { problem: CHANGED_END }
  for await (const rows of readRows(ctx.db, from)) {
    // Read after the rows, so that it covers rows added since the first read.
    const last = rows.some((row) => Number(row.seq) > end.seq) ? await findAuditHead(ctx.db) : end
    for (const row of rows) {
      if (row.seq === place.seq + 1 && row.seq > (last?.seq ?? 0)) {
        return { problem: `${describeRow(row)} was inserted after the end` }
      }
      const next = verifyRow(keys, place, row)
      if ('problem' in next) return next
      place = next
      const problem = findFault(place, row)
      if (problem) return { problem }
      recordErasure(links, row)
    }
  }
  const counted = Math.max(end.seq, segments.at(-1)?.lastSeq ?? 0)
  if (place.seq < counted) {
    return { problem: `Rows ${place.seq + 1} to ${counted} were cut off` }
  }
  return { ...links, rows: place.seq }
}

const CHANGED_END = 'The end of the chain was changed'

/** Describes why a row with a valid hash still contradicts the end of the chain or the segments. */
function faultFinder(end: AuditEnd, segments: AuditSegmentRow[]) {
  const ends = new Map(segments.map((segment) => [segment.lastSeq, segment]))
  const sealed = new Set<AnyId | null>(segments.map(({ id }) => id))
  return ({ hash, seq }: ChainPlace, { action, after, entityId }: AuditLinkRow): string | undefined => {
    if (seq === end.seq && hash !== end.hash) return CHANGED_END
    const segment = ends.get(seq)
    if (segment && segment.hash !== hash) {
      return `Row ${seq} does not match the end of segment ${segment.number}`
    }
    if (action !== 'audit.seal' || sealed.has(entityId)) return undefined
    return `Segment ${String(after?.number)}, sealed by row ${seq}, is missing`
  }
}

function recordErasure(links: VerifiedLinks, row: AuditLinkRow): void {
  if (!tombstoneOf(row)) return
  links.erased += 1
  if (!row.salts && row.seq !== null) links.tombstones.push(row.seq)
}

function broken(problem: string): AuditVerdict {
  return { whole: false, problem }
}
