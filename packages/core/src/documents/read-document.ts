import type { DocumentDetails } from '@tallgrass/contracts'
import { type Db, findDocument, type Scope } from '@tallgrass/db'
import { withEvidence } from '../evidence/with-evidence.ts'
import { noSuchDocument } from './lock-document.ts'

/** A document with its signatures and evidence. Throws NOT_FOUND. */
export async function readDocument(db: Db, scope: Scope, id: string): Promise<DocumentDetails> {
  const document = await findDocument(db, scope, id)
  const [details] = document ? await withEvidence(db, [document]) : []
  if (!details) throw noSuchDocument()
  return details
}
