import type { AuditSegmentRow } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import type { AuditSigner, Statement } from './audit-signer.ts'

/** A run of rows in the chain: its number, its ends and their hashes. */
export type SegmentFacts = Pick<
  AuditSegmentRow,
  'number' | 'firstSeq' | 'lastSeq' | 'previousHash' | 'hash' | 'sealedAt'
>

/** The file that holds the rows of an archived segment. */
export interface ArchiveFacts {
  archivedAt: Instant
  /** Of the file, in hex. */
  archiveSha256: string
}

export function signSegment(signer: AuditSigner, segment: SegmentFacts): string {
  return signer.sign(segmentStatement(segment))
}

export function signArchive(signer: AuditSigner, segment: SegmentFacts, archive: ArchiveFacts): string {
  return signer.sign(archiveStatement(segment, archive))
}

function isSegmentValid(signer: AuditSigner, segment: SegmentFacts & { signature: string }): boolean {
  return signer.isOwn(segmentStatement(segment), segment.signature)
}

/** A row that the next row links to. */
export interface ChainPlace {
  seq: number
  hash: string
}

/**
 * Verifies the segments, without the signatures of those up to the row `changed`, whose keys were lost. Returns the place of the
 * last archived row, or the problem.
 */
export function checkSegments(
  signer: AuditSigner,
  segments: readonly AuditSegmentRow[],
  changed = 0,
): { archived: ChainPlace } | { problem: string } {
  let last: ChainPlace = { seq: 0, hash: '' }
  let archived = last
  for (const [n, segment] of segments.entries()) {
    const { firstSeq, lastSeq, number, previousHash } = segment
    if (number !== n + 1) return { problem: `Segment ${n + 1} is missing` }
    const isSigned = lastSeq > changed
    if (isSigned && !isSegmentValid(signer, segment))
      return { problem: `Segment ${number} was changed or forged` }
    if (firstSeq !== last.seq + 1 || previousHash !== last.hash) {
      return { problem: `Segment ${number} does not follow the one before it` }
    }
    if (isSigned && segment.archivedAt !== null && !isArchived(signer, segment)) {
      return { problem: `Segment ${number} is marked as archived without a valid signature` }
    }
    if (segment.archivedAt !== null && archived.seq !== last.seq) {
      return { problem: `Segment ${number} is archived before the one before it` }
    }
    last = { seq: lastSeq, hash: segment.hash }
    if (segment.archivedAt !== null) archived = last
  }
  return { archived }
}

function isArchived(signer: AuditSigner, segment: AuditSegmentRow): boolean {
  const { archivedAt, archiveSha256, archiveSignature } = segment
  if (archivedAt === null || archiveSha256 === null || archiveSignature === null) return false
  return signer.isOwn(archiveStatement(segment, { archivedAt, archiveSha256 }), archiveSignature)
}

function segmentStatement({
  firstSeq,
  hash,
  lastSeq,
  number,
  previousHash,
  sealedAt,
}: SegmentFacts): Statement {
  return ['tallgrass-audit-segment/1', number, firstSeq, lastSeq, previousHash, hash, sealedAt]
}

function archiveStatement(
  { hash, number }: SegmentFacts,
  { archiveSha256, archivedAt }: ArchiveFacts,
): Statement {
  return ['tallgrass-audit-archive/1', number, hash, archiveSha256, archivedAt]
}
