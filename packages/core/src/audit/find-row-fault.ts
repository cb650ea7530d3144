import type { AuditLinkRow } from '@tallgrass/db'
import { type AuditField, auditFields } from '@tallgrass/domain'
import { linkHash } from './audit-chain.ts'
import type { AuditSigner } from './audit-signer.ts'
import { isTombstoneValid, type Tombstone } from './tombstone.ts'

export interface ChainKeys {
  auditKey: Buffer
  signer: AuditSigner
}

/** Describes a fault of the row after the given hash, to follow 'Row 5 …'; undefined if it has none. */
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
    // In older rows the tombstone replaces the hash, which covers the erased values.
    if (!row.salts) return undefined
  }
  if (row.hash !== linkHash(auditKey, previousHash, row)) return 'was changed, inserted or moved'
  const unsigned = auditFields.filter((field) => row.digests?.[field] && !tombstone?.fields.includes(field))
  return unsigned.length > 0
    ? `lost ${unsigned.map(fieldInWords).join(' and ')} without a tombstone`
    : undefined
}

/** Undefined if nothing was erased. */
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
