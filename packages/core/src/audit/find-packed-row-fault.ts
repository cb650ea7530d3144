import type { ChainedAuditRow } from '@tallgrass/contracts'
import { auditSigner } from './audit-signer.ts'
import { findRowFault } from './find-row-fault.ts'

/** Describes a fault of an exported row, or undefined. Works only in the installation that wrote the row. */
export function findPackedRowFault(auditKey: Buffer, row: ChainedAuditRow): string | undefined {
  return findRowFault({ auditKey, signer: auditSigner(auditKey) }, row.previousHash, row)
}
