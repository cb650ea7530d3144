import { type DocumentDetails, documentMetadata } from '@tallgrass/contracts'
import { type Db, type ListedDocument, listDocumentEvents, listDocumentSignatures } from '@tallgrass/db'
import { isChainIntact } from './evidence-chain.ts'

/** For administrators. Takes two reads for any number of documents. */
export async function withEvidence(db: Db, documents: ListedDocument[]): Promise<DocumentDetails[]> {
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const signatures = await listDocumentSignatures(db, ids)
  const events = await listDocumentEvents(db, ids)
  return documents.map((document) => {
    const evidence = events.filter(({ documentId }) => documentId === document.id)
    return {
      ...document,
      // Only clients get a signing URL.
      signingUrl: null,
      signatures: signatures.filter(({ documentId }) => documentId === document.id),
      evidence,
      isEvidenceIntact: isChainIntact(evidence),
      metadata: documentMetadata.parse(document.metadata),
    }
  })
}
