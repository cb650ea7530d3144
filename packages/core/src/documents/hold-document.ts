import { type AgreementRow, type DocumentRow, findDocument, lockDocument } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { holdAgreement } from '../agreements/hold-agreement.ts'
import type { Tx } from '../ctx.ts'

export interface HeldDocument {
  agreement: AgreementRow
  document: DocumentRow
}

/** As if it did not exist: to whoever is neither the client, nor an administrator, nor holds the link. */
export function noSuchDocument(): AppError {
  return new AppError('NOT_FOUND', 'This document does not exist, or the link to it is not valid')
}

/** The document, its agreement and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function holdDocument(tx: Tx, id: string): Promise<HeldDocument> {
  const found = await findDocument(tx.db, tx.everybody, id)
  if (!found) throw noSuchDocument()
  const agreement = await holdAgreement(tx, tx.everybody, found.agreementId)
  const document = await lockDocument(tx.db, id)
  if (!document) throw noSuchDocument()
  return { agreement, document }
}
