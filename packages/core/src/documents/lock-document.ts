import { type AgreementRow, type DocumentRow, findDocument, lockDocumentRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { lockAgreement } from '../agreements/lock-agreement.ts'
import type { Tx } from '../ctx.ts'

export interface LockedDocument {
  agreement: AgreementRow
  document: DocumentRow
}

/** The same refusal for a missing document and for someone without access to it. */
export function noSuchDocument(): AppError {
  return new AppError('NOT_FOUND', 'This document does not exist, or the link to it is not valid')
}

/** Locks the project, the agreement and the document, in this order. Throws NOT_FOUND. */
export async function lockDocument(tx: Tx, id: string): Promise<LockedDocument> {
  const found = await findDocument(tx.db, tx.everybody, id)
  if (!found) throw noSuchDocument()
  const agreement = await lockAgreement(tx, tx.everybody, found.agreementId)
  const document = await lockDocumentRow(tx.db, id)
  if (!document) throw noSuchDocument()
  return { agreement, document }
}
