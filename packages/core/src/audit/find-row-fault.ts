import type { AuditLinkRow } from '@tallgrass/db'
import { type AuditField, auditFields } from '@tallgrass/domain'
import { linkHash } from './audit-chain.ts'
import type { AuditSigner } from './audit-signer.ts'
import { isTombstoneValid, type Tombstone } from './tombstone.ts'

export interface ChainKeys {
  auditKey: Buffer
  signer: AuditSigner
}

/** What is wrong with a row that follows the row with this hash, for 'Row 5 …'; undefined where nothing is. */
export function findRowFault(
  { auditKey, signer }: ChainKeys,
  previousHash: string,
  row: AuditLinkRow,
): string | undefined {
  const tombstone = tombstoneOf(row)
  if (tombstone) {
    const { hash } = row
    if (!isTombstoneValid(signer, { link: row, hash, previousHash }, tombstone)) {
      return 'was changed, or its tombstone is forged'
    }
    // It stands for the hash, which covers what is gone.
    if (!row.salts) return undefined
  }
  if (row.hash !== linkHash(auditKey, previousHash, row)) return 'was changed, inserted or moved'
  const unnamed = auditFields.filter((field) => row.digests?.[field] && !tombstone?.fields.includes(field))
  return unnamed.length > 0
    ? `lost ${unnamed.map(fieldInWords).join(' and ')} without a tombstone`
    : undefined
}

/** Undefined where nothing was erased. */
export function tombstoneOf(row: AuditLinkRow): (Tombstone & { signature: string }) | undefined {
  const { erasedAt: at, erasedFields, erasedSignature: signature } = row
  if (at === null || erasedFields === null || signature === null) return undefined
  return { at, signature, fields: auditFields.filter((field) => erasedFields.includes(field)) }
}

const WORDS: Record<AuditField, string> = {
  before: 'its earlier values',
  after: 'its new values',
  ip: 'its address',
  userAgent: 'its browser',
}

function fieldInWords(field: AuditField): string {
  return WORDS[field]
}
