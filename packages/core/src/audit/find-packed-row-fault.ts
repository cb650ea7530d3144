import type { ChainedAuditRow } from '@tallgrass/contracts'
import { auditSigner } from './audit-signer.ts'
import { findRowFault } from './find-row-fault.ts'

/** What is wrong with a row that left the database; only the installation that wrote it can tell. */
export function findPackedRowFault(auditKey: Buffer, row: ChainedAuditRow): string | undefined {
  return findRowFault({ auditKey, signer: auditSigner(auditKey) }, row.previousHash, row)
}
