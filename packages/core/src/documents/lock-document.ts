import { type AgreementRow, type DocumentRow, findDocument, lockDocumentRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { lockAgreement } from '../agreements/lock-agreement.ts'
import type { Tx } from '../ctx.ts'

export interface LockedDocument {
  agreement: AgreementRow
  document: DocumentRow
}

/** As if it did not exist: to whoever is neither the client, nor an administrator, nor holds the link. */
export function noSuchDocument(): AppError {
  return new AppError('NOT_FOUND', 'This document does not exist, or the link to it is not valid')
}

/** The document, its agreement and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function lockDocument(tx: Tx, id: string): Promise<LockedDocument> {
  const found = await findDocument(tx.db, tx.everybody, id)
  if (!found) throw noSuchDocument()
  const agreement = await lockAgreement(tx, tx.everybody, found.agreementId)
  const document = await lockDocumentRow(tx.db, id)
  if (!document) throw noSuchDocument()
  return { agreement, document }
}
