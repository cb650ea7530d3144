import { countUnchainedAuditLogs, findAuditHead, listChainedAuditLogs } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { linkHash } from './audit-chain.ts'

const ROWS_AT_ONCE = 1000

type ChainedRow = Awaited<ReturnType<typeof listChainedAuditLogs>>[number]

export type AuditVerdict =
  | { whole: true; rows: number; unchained: number }
  | { whole: false; problem: string }

/** Follows the chain from its beginning and names the first row that does not fit. */
export async function verifyAudit(ctx: Ctx): Promise<AuditVerdict> {
  const head = await findAuditHead(ctx.db)
  const unchained = await countUnchainedAuditLogs(ctx.db)
  if (unchained !== head.unchainedRows) {
    const what = unchained > head.unchainedRows ? 'were inserted' : 'are missing'
    return broken(`${Math.abs(unchained - head.unchainedRows)} rows outside the chain ${what}`)
  }
  let seq = 0
  let hash = ''
  for (;;) {
    const rows = await listChainedAuditLogs(ctx.db, { after: seq, limit: ROWS_AT_ONCE })
    for (const row of rows) {
      if (row.seq !== seq + 1) return broken(`Row ${seq + 1} is missing`)
      if (row.seq > head.seq) return broken(`${describe(row)} was inserted after the end`)
      if (row.hash !== linkHash(ctx.auditKey, hash, { ...row, seq: row.seq })) {
        return broken(`${describe(row)} was changed, inserted or moved`)
      }
      seq = row.seq
      hash = row.hash
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  if (seq < head.seq) return broken(`Row ${seq + 1} and what followed, up to row ${head.seq}, were cut off`)
  if (hash !== head.hash) return broken('The end of the chain was changed')
  return { whole: true, rows: seq, unchained }
}

function describe({ action, at, seq }: ChainedRow): string {
  return `Row ${seq} (${action}, ${at})`
}

function broken(problem: string): AuditVerdict {
  return { whole: false, problem }
}
