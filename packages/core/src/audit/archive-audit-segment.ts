import {
  type AuditLinkRow,
  type AuditSegmentRow,
  type Db,
  deleteAuditLogs,
  listAuditSegments,
  lockAuditRows,
  markSegmentArchived,
} from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { AuditArchive } from '../ports/audit-archive.ts'
import { sha256Of } from '../security/sha256.ts'
import { audit } from './audit.ts'
import { auditSigner } from './audit-signer.ts'
import type { ChainKeys } from './find-row-fault.ts'
import { countLostRows } from './key-change.ts'
import { checkSegments, signArchive } from './segment.ts'
import { verifyRows } from './verify-rows.ts'

interface Archiving extends Pick<AuditArchive, 'write'> {
  /** Only segments sealed before this instant are archived. */
  sealedBefore: Date
}

/**
 * Moves the rows of the oldest segment in the database into a file. Returns its number, or undefined if no
 * segment is old enough. Throws CONFLICT, and moves nothing, if the segment fails verification, or if it holds the record of
 * a change of keys: with that gone, the rows before it would seem forged.
 */
export async function archiveAuditSegment(
  ctx: WholeCtx,
  { sealedBefore, write }: Archiving,
): Promise<number | undefined> {
  const keys = { auditKey: ctx.auditKey, signer: auditSigner(ctx.auditKey) }
  return ctx.transaction(async (tx) => {
    await lockAuditRows(tx.db)
    const segments = await listAuditSegments(tx.db)
    const lost = await countLostRows({ auditKey: ctx.auditKey, db: tx.db })
    const checked = checkSegments(keys.signer, segments, lost)
    if ('problem' in checked) throw cannotArchive(checked.problem)
    const segment = segments.find(({ archivedAt }) => archivedAt === null)
    if (!segment || new Date(segment.sealedAt) >= sealedBefore) return undefined
    const { id, number } = segment
    if (lost > 0 && segment.firstSeq <= lost + 1 && lost < segment.lastSeq) {
      throw cannotArchive(`Segment ${number} says which keys were lost, so its rows stay in the database`)
    }
    const content = await toContent(tx.db, keys, segment, lost)
    const archive = { archivedAt: toInstant(tx.now), archiveSha256: sha256Of(content) }
    await write({ name: `audit-segment-${String(number).padStart(6, '0')}.jsonl`, content })
    const archiveSignature = signArchive(keys.signer, segment, archive)
    await markSegmentArchived(tx.db, id, { ...archive, archiveSignature })
    await deleteAuditLogs(tx.db, segment)
    const after = {
      number,
      firstRow: segment.firstSeq,
      lastRow: segment.lastSeq,
      sha256: archive.archiveSha256,
    }
    audit(tx, { action: 'audit.archive', entity: 'audit-segment', entityId: id, after })
    return number
  })
}

/** JSON Lines: the segment with its signature, then every row with its salts and its tombstone. */
async function toContent(db: Db, keys: ChainKeys, segment: AuditSegmentRow, lost: number): Promise<Buffer> {
  const lines = [
    toLine({ format: 'tallgrass-audit-segment/1', publicKey: keys.signer.publicKey, ...sealOf(segment) }),
  ]
  for (const row of await readSegment(db, keys, segment, lost)) lines.push(toLine(row))
  return Buffer.from(lines.join(''))
}

async function readSegment(
  db: Db,
  keys: ChainKeys,
  segment: AuditSegmentRow,
  lost: number,
): Promise<AuditLinkRow[]> {
  const { firstSeq, hash, lastSeq, previousHash } = segment
  const from = { seq: firstSeq - 1, hash: previousHash }
  const rows: AuditLinkRow[] = []
  const end = await verifyRows(db, keys, { from, lastSeq, lost, see: (row) => rows.push(row) })
  if ('problem' in end) throw cannotArchive(end.problem)
  if (end.hash !== hash) throw cannotArchive(`Row ${lastSeq} does not match the sealed row`)
  return rows
}

function sealOf({ firstSeq, hash, lastSeq, number, previousHash, sealedAt, signature }: AuditSegmentRow) {
  return { number, firstSeq, lastSeq, previousHash, hash, sealedAt, signature }
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`
}

function cannotArchive(problem: string): AppError {
  return new AppError('CONFLICT', `The audit chain cannot be archived. ${problem}`)
}
