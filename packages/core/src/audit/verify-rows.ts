import { type AuditLinkRow, type Db, listChainedAuditLogs } from '@tallgrass/db'
import { type ChainKeys, findRowFault } from './find-row-fault.ts'
import type { ChainPlace } from './segment.ts'

const BATCH_ROWS = 1000

/** Verifies the row after a place. Returns the row's place, or the problem with it. */
export function verifyRow(
  keys: ChainKeys,
  { hash, seq }: ChainPlace,
  row: AuditLinkRow,
): ChainPlace | { problem: string } {
  if (row.seq !== seq + 1 || row.hash === null) return { problem: `Row ${seq + 1} is missing` }
  const fault = findRowFault(keys, hash, row)
  return fault ? { problem: `${describeRow(row)} ${fault}` } : { seq: row.seq, hash: row.hash }
}

export function describeRow({ action, at, seq }: AuditLinkRow): string {
  return `Row ${seq} (${action}, ${at})`
}

/** Yields the rows after a place in batches, up to the row `lastSeq`. */
export async function* readRows(
  db: Db,
  from: ChainPlace,
  lastSeq = Number.POSITIVE_INFINITY,
): AsyncGenerator<AuditLinkRow[]> {
  let after = from.seq
  while (after < lastSeq) {
    const limit = Math.min(BATCH_ROWS, lastSeq - after)
    const rows = await listChainedAuditLogs(db, { after, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)?.seq ?? lastSeq
  }
}

/** Verifies all rows after a place, up to the row `lastSeq`. Calls `see` with each. */
export async function verifyRows(
  db: Db,
  keys: ChainKeys,
  { from, lastSeq, see }: { from: ChainPlace; lastSeq: number; see?: (row: AuditLinkRow) => void },
): Promise<ChainPlace | { problem: string }> {
  let place = from
  for await (const rows of readRows(db, from, lastSeq)) {
    for (const row of rows) {
      const next = verifyRow(keys, place, row)
      if ('problem' in next) return next
      place = next
      see?.(row)
    }
  }
  return place.seq < lastSeq ? { problem: `Row ${place.seq + 1} is missing` } : place
}
