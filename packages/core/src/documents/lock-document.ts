import { type AgreementRow, type DocumentRow, findDocument, lockDocumentRow } from '@tallgrass/db'
import { type DocumentId, noSuch } from '@tallgrass/domain'
import { lockAgreement } from '../agreements/lock-agreement.ts'
import type { Tx } from '../ctx.ts'

export interface LockedDocument {
  agreement: AgreementRow
  document: DocumentRow
}

/** Locks the project, the agreement and the document, in this order. Throws NOT_FOUND. */
export async function lockDocument(tx: Tx, id: DocumentId): Promise<LockedDocument> {
  const found = await findDocument(tx.db, tx.everybody, id)
  if (!found) throw noSuch('Document')
  const agreement = await lockAgreement(tx, tx.everybody, found.agreementId)
  const document = await lockDocumentRow(tx.db, id)
  if (!document) throw noSuch('Document')
  return { agreement, document }
}
