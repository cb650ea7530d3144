import { findAuditHead, insertAuditSegment, listAuditSegments, lockAuditRows, newId } from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { audit } from './audit.ts'
import { auditSigner } from './audit-signer.ts'
import type { ChainKeys } from './find-row-fault.ts'
import { countLostRows } from './key-change.ts'
import { checkSegments, signSegment } from './segment.ts'
import { verifyRows } from './verify-rows.ts'

/** A few megabytes, verified within a second. */
export const SEGMENT_ROWS = 10_000

/**
 * Seals each full run of rows that is not in a segment yet. Throws CONFLICT at the first run that fails
 * verification, and seals nothing after it. Rows of lost keys cannot be verified: they are sealed as they are.
 */
export async function sealAuditSegments(ctx: WholeCtx, { rows }: { rows?: number } = {}): Promise<void> {
  const keys = { auditKey: ctx.auditKey, signer: auditSigner(ctx.auditKey) }
  while (await sealNext(ctx, keys, rows ?? SEGMENT_ROWS));
}

/** Returns false if there are not enough rows. */
async function sealNext(ctx: WholeCtx, keys: ChainKeys, rows: number): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    await lockAuditRows(tx.db)
    const segments = await listAuditSegments(tx.db)
    const lost = await countLostRows({ auditKey: ctx.auditKey, db: tx.db })
    const checked = checkSegments(keys.signer, segments, lost)
    if ('problem' in checked) throw cannotSeal(checked.problem)
    const last = segments.at(-1)
    const from = last ? { seq: last.lastSeq, hash: last.hash } : { seq: 0, hash: '' }
    const lastSeq = from.seq + rows
    if (((await findAuditHead(tx.db))?.seq ?? 0) < lastSeq) return false
    const end = await verifyRows(tx.db, keys, { from, lastSeq, lost })
    if ('problem' in end) throw cannotSeal(end.problem)
    const { hash } = end
    const sealedAt = toInstant(tx.now)
    const number = segments.length + 1
    const facts = { number, firstSeq: from.seq + 1, lastSeq, previousHash: from.hash, hash, sealedAt }
    const id = newId('AuditSegment', tx.now)
    await insertAuditSegment(tx.db, { id, ...facts, signature: signSegment(keys.signer, facts) })
    const after = { number, firstRow: facts.firstSeq, lastRow: lastSeq }
    audit(tx, { action: 'audit.seal', entity: 'audit-segment', entityId: id, after })
    return true
  })
}

function cannotSeal(problem: string): AppError {
  return new AppError('CONFLICT', `The audit chain cannot be sealed. ${problem}`)
}
