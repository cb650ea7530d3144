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
  const next = placeAfter(seq, row)
  const fault = 'problem' in next ? undefined : findRowFault(keys, hash, row)
  return fault ? { problem: `${describeRow(row)} ${fault}` } : next
}

function placeAfter(seq: number, row: AuditLinkRow): ChainPlace | { problem: string } {
  if (row.seq !== seq + 1 || row.hash === null) return { problem: `Row ${seq + 1} is missing` }
  return { seq: row.seq, hash: row.hash }
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

interface RowRange {
  from: ChainPlace
  lastSeq: number
  /** The last row whose keys were lost: up to it, rows only have to be there. */
  lost?: number
  /** Called with each row. */
  see?: (row: AuditLinkRow) => void
}

/** Verifies all rows after a place, up to the row `lastSeq`. */
export async function verifyRows(
  db: Db,
  keys: ChainKeys,
  { from, lastSeq, lost = 0, see }: RowRange,
): Promise<ChainPlace | { problem: string }> {
  let place = from
  for await (const rows of readRows(db, from, lastSeq)) {
    for (const row of rows) {
      const next = place.seq < lost ? placeAfter(place.seq, row) : verifyRow(keys, place, row)
      if ('problem' in next) return next
      place = next
      see?.(row)
    }
  }
  return place.seq < lastSeq ? { problem: `Row ${place.seq + 1} is missing` } : place
}
