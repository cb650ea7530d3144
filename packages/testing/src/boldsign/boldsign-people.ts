import { createHmac } from 'node:crypto'
import { type BoldSignAccount, type BoldSignDocument, now } from './boldsign-account.ts'

/** What signers do on BoldSign's pages, and what happens to documents over time. */
export interface BoldSignPeople {
  view(documentId: string): void
  /** The next signer signs. */
  sign(documentId: string): void
  decline(documentId: string, reason: string): void
  expire(documentId: string): void
  /** Finishes preparing all documents, so that they can be found. */
  prepareAll(): void
  /** Makes the preparation of a document fail. */
  fail(documentId: string): void
}

export function boldSignPeople({ documents }: BoldSignAccount): BoldSignPeople {
  function getOpen(documentId: string): BoldSignDocument {
    const document = documents.get(documentId)
    if (document?.status !== 'InProgress') throw new Error('There is no open document with this id')
    document.activityDate = now()
    return document
  }
  function next({ signerDetails }: BoldSignDocument) {
    const signer = signerDetails.find(({ status }) => status === 'NotCompleted')
    if (!signer) throw new Error('All signers have signed')
    return signer
  }
  function record(document: BoldSignDocument, action: string, email: string): void {
    document.documentHistory.push({ action, email, timestamp: now() })
  }
  return {
    view(documentId) {
      const document = getOpen(documentId)
      const signer = next(document)
      signer.isViewed = true
      record(document, 'Viewed', signer.signerEmail)
    },
    sign(documentId) {
      const document = getOpen(documentId)
      const signer = next(document)
      Object.assign(signer, { isViewed: true, status: 'Completed' })
      record(document, 'Signed', signer.signerEmail)
      if (document.signerDetails.every(({ status }) => status === 'Completed')) document.status = 'Completed'
    },
    decline(documentId, reason) {
      const document = getOpen(documentId)
      const signer = next(document)
      Object.assign(signer, { isViewed: true, status: 'Declined' })
      Object.assign(document, { status: 'Declined', declineMessage: reason })
      record(document, 'Declined', signer.signerEmail)
    },
    expire(documentId) {
      getOpen(documentId).status = 'Expired'
    },
    prepareAll() {
      for (const document of documents.values()) document.prepared = true
    },
    fail(documentId) {
      documents.delete(documentId)
    },
  }
}

interface NoticeFacts {
  eventType: string
  documentId?: string
  secret: string
  at?: Date
}

/** A notice with its signature header, as BoldSign sends it. */
export function boldSignNotice({ at = new Date(), documentId, eventType, secret }: NoticeFacts) {
  const seconds = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({
    event: { id: crypto.randomUUID(), created: seconds, eventType, environment: 'Test' },
    ...(documentId && { data: { object: 'document', documentId } }),
  })
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'x-boldsign-signature': `t=${seconds}, s0=${digest}` } }
}
