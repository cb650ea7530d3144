import type { DocumentDetails } from '@tallgrass/contracts'
import { type Db, findDocument, type Scope } from '@tallgrass/db'
import { type DocumentId, noSuch } from '@tallgrass/domain'
import { withEvidence } from '../evidence/with-evidence.ts'

/** A document with its signatures and evidence. Throws NOT_FOUND. */
export async function readDocument(db: Db, scope: Scope, id: DocumentId): Promise<DocumentDetails> {
  const document = await findDocument(db, scope, id)
  const [details] = document ? await withEvidence(db, [document]) : []
  if (!details) throw noSuch('Document')
  return details
}
