import { countUnchainedAuditLogs, findAuditHead, listChainedAuditLogs } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { auditSigner } from './audit-signer.ts'
import { findLoss, readKeptHead } from './compare-with-head.ts'
import { findRowFault, tombstoneOf } from './find-row-fault.ts'
import type { HeadFiles } from './head-files.ts'
import { NO_END } from './keep-head.ts'

const ROWS_AT_ONCE = 1000

type ChainedRow = Awaited<ReturnType<typeof listChainedAuditLogs>>[number]
type AuditEnd = NonNullable<Awaited<ReturnType<typeof findAuditHead>>>

interface FollowedLinks {
  rows: number
  /** In how many of them something was erased. */
  erased: number
  /** Those of them whose hash covered what was erased: their tombstone stands for it. */
  tombstones: number[]
}

/** `kept`: the signed head that it was compared with; null where none was written yet. */
export type AuditVerdict =
  | (FollowedLinks & { whole: true; unchained: number; kept?: { rows: number; at: string } | null })
  | { whole: false; problem: string }

/**
 * Follows the chain from its beginning and names the first row that does not fit, then what is gone of the rows that
 * the signed head in the files counts. Others may add to the chain meanwhile.
 */
export async function verifyAudit(ctx: Ctx, files?: HeadFiles): Promise<AuditVerdict> {
  // Read first: what is added later is no loss.
  const kept = files && readKeptHead(ctx.auditKey, await files.read())
  const end = await findAuditHead(ctx.db)
  if (!end) return broken(NO_END)
  const unchained = await countUnchainedAuditLogs(ctx.db)
  if (unchained !== end.unchainedRows) {
    const what = unchained > end.unchainedRows ? 'were inserted' : 'are missing'
    return broken(`${Math.abs(unchained - end.unchainedRows)} rows outside the chain ${what}`)
  }
  const links = await followLinks(ctx, end)
  if ('problem' in links) return broken(links.problem)
  const whole = { whole: true, ...links, unchained } as const
  if (!kept) return whole
  if ('problem' in kept) return broken(kept.problem)
  if (!kept.head) return { ...whole, kept: null }
  const loss = await findLoss(ctx.db, whole, kept.head)
  return loss ? broken(loss) : { ...whole, kept: { rows: kept.head.rows, at: kept.head.at } }
}

async function followLinks(ctx: Ctx, end: AuditEnd): Promise<FollowedLinks | { problem: string }> {
  const { auditKey } = ctx
  const keys = { auditKey, signer: auditSigner(auditKey) }
  const tombstones: number[] = []
  let [seq, hash, erased] = [0, '', 0]
  if (end.seq === 0 && end.hash !== '') return { problem: 'The end of the chain was changed' }
  for (;;) {
    const rows = await listChainedAuditLogs(ctx.db, { after: seq, limit: ROWS_AT_ONCE })
    // Read after the rows, so that it counts what was added since the first look.
    const last = rows.some((row) => Number(row.seq) > end.seq) ? await findAuditHead(ctx.db) : end
    for (const row of rows) {
      if (row.seq !== seq + 1) return { problem: `Row ${seq + 1} is missing` }
      if (row.seq > (last?.seq ?? 0)) return { problem: `${describe(row)} was inserted after the end` }
      const fault = findRowFault(keys, hash, row)
      if (fault) return { problem: `${describe(row)} ${fault}` }
      if (tombstoneOf(row)) {
        erased += 1
        if (!row.salts) tombstones.push(row.seq)
      }
      seq = row.seq
      hash = row.hash ?? ''
      if (seq === end.seq && hash !== end.hash) return { problem: 'The end of the chain was changed' }
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  if (seq < end.seq) {
    return { problem: `Row ${seq + 1} and what followed, up to row ${end.seq}, were cut off` }
  }
  return { rows: seq, erased, tombstones }
}

function describe({ action, at, seq }: ChainedRow): string {
  return `Row ${seq} (${action}, ${at})`
}

function broken(problem: string): AuditVerdict {
  return { whole: false, problem }
}
