import {
  type AuditLinkRow,
  clearAuditFields,
  listAuditLinks,
  lockAuditRows,
  saveAuditTombstone,
} from '@tallgrass/db'
import {
  AppError,
  type AuditField,
  type AuditRowId,
  type AuditTexts,
  auditFields,
  noSuch,
  toInstant,
} from '@tallgrass/domain'
import type { Tx, WholeCtx } from '../ctx.ts'
import { audit } from './audit.ts'
import { digestOf } from './audit-chain.ts'
import { auditSigner } from './audit-signer.ts'
import { type ChainKeys, findRowFault, tombstoneOf } from './find-row-fault.ts'
import { signTombstone } from './tombstone.ts'

export interface AuditErasure {
  /** Of audit log rows. */
  ids: AuditRowId[]
  fields: readonly AuditField[]
  /** Never erased, so it must not contain personal data. */
  reason: string
}

/**
 * Erases personal data in rows of the audit log without breaking the chain. Returns the number of rows that
 * had any. Throws NOT_FOUND for a missing row, and CONFLICT for one that was tampered with, which a tombstone
 * would hide.
 */
export async function eraseAuditFields(ctx: WholeCtx, erasure: AuditErasure): Promise<{ rows: number }> {
  return ctx.transaction((tx) => eraseAuditFieldsIn(tx, ctx, erasure))
}

/** The same in the transaction that deletes what the rows are about. */
export async function eraseAuditFieldsIn(
  tx: Tx,
  { auditKey }: Pick<WholeCtx, 'auditKey'>,
  { fields, ids, reason }: AuditErasure,
): Promise<{ rows: number }> {
  if (ids.length === 0) return { rows: 0 }
  const keys = { auditKey, signer: auditSigner(auditKey) }
  await lockAuditRows(tx.db)
  const found = await listAuditLinks(tx.db, [...new Set(ids)])
  if (found.length < new Set(ids).size) throw noSuch('AuditRow')
  const rows = found.filter((row) => fields.some((field) => row[field] !== null))
  for (const row of rows) await eraseRow(tx, keys, row, fields)
  if (rows.length === 0) return { rows: 0 }
  const after = { rows: rows.length, fields: fields.join(', '), reason }
  audit(tx, { action: 'audit.erase', entity: 'audit', entityId: null, after })
  return { rows: rows.length }
}

type RowAtPlace = Awaited<ReturnType<typeof listAuditLinks>>[number]

async function eraseRow(
  tx: Tx,
  keys: ChainKeys,
  row: RowAtPlace,
  requested: readonly AuditField[],
): Promise<void> {
  const { hash, id, previousHash } = row
  // Rows from before the chain have no hash to compare.
  const fault = row.seq === null ? undefined : findRowFault(keys, previousHash, row)
  if (fault)
    throw new AppError(
      'CONFLICT',
      `Row ${row.seq} ${fault}. Run npm run audit:verify before you erase anything.`,
    )
  const gone = requested.filter((field) => row[field] !== null)
  const fields = auditFields.filter(
    (field) => gone.includes(field) || tombstoneOf(row)?.fields.includes(field),
  )
  const at = toInstant(tx.now)
  const link = { ...row, ...Object.fromEntries(gone.map((field) => [field, null])) }
  const signature = signTombstone(keys.signer, { link, hash, previousHash }, { fields, at })
  await saveAuditTombstone(tx.db, { id, fields, at, signature })
  await clearAuditFields(tx.db, id, { fields: gone, ...digestsOf(row, gone) })
}

/** The remaining salts, and the digests that replace the erased values. Older rows have neither. */
function digestsOf({ digests, salts, ...row }: AuditLinkRow, fields: readonly AuditField[]) {
  if (!salts) return { salts: null, digests: null }
  const left: AuditTexts = { ...salts }
  const added: AuditTexts = { ...digests }
  for (const field of fields) {
    added[field] = digestOf(row[field], salts[field] ?? '')
    delete left[field]
  }
  return { salts: left, digests: added }
}
