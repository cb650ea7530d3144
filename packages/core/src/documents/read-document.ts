import { type DocumentDetails, documentMetadata } from '@tallgrass/contracts'
import {
  type Db,
  findDocument,
  type ListedDocument,
  listDocumentEvents,
  listDocumentSignatures,
  type Scope,
} from '@tallgrass/db'
import { chainHolds } from './evidence-chain.ts'
import { noSuchDocument } from './hold-document.ts'
import { toDocument } from './to-document.ts'

/** With all that happened to it. Throws NOT_FOUND. */
export async function readDocument(db: Db, scope: Scope, id: string): Promise<DocumentDetails> {
  const document = await findDocument(db, scope, id)
  const [details] = document ? await withEvidence(db, [document]) : []
  if (!details) throw noSuchDocument()
  return details
}

/** For administrators: two reads, however many documents. */
export async function withEvidence(db: Db, documents: ListedDocument[]): Promise<DocumentDetails[]> {
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const signatures = await listDocumentSignatures(db, ids)
  const events = await listDocumentEvents(db, ids)
  return documents.map((document) => {
    const evidence = events.filter(({ documentId }) => documentId === document.id)
    return {
      ...toDocument(document, 'ADMIN'),
      signatures: signatures.filter(({ documentId }) => documentId === document.id),
      evidence,
      evidenceHolds: chainHolds(evidence),
      metadata: documentMetadata.parse(document.metadata),
    }
  })
}
