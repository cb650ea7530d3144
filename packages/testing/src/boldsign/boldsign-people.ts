import { createHmac } from 'node:crypto'
import { type BoldSignAccount, type LockedDocument, now } from './boldsign-account.ts'

/** What people do on BoldSign's own pages, and what only time does. */
export interface BoldSignPeople {
  view(documentId: string): void
  /** The next in their order signs. */
  sign(documentId: string): void
  decline(documentId: string, reason: string): void
  expire(documentId: string): void
  /** What it has taken meanwhile can now be found. */
  prepareAll(): void
  /** It could not prepare one that it has taken. */
  fail(documentId: string): void
}

export function boldSignPeople({ documents }: BoldSignAccount): BoldSignPeople {
  function ofOpen(documentId: string): LockedDocument {
    const document = documents.get(documentId)
    if (document?.status !== 'InProgress') throw new Error('There is no open document of this id')
    document.activityDate = now()
    return document
  }
  function next({ signerDetails }: LockedDocument) {
    const signer = signerDetails.find(({ status }) => status === 'NotCompleted')
    if (!signer) throw new Error('All have signed')
    return signer
  }
  function note(document: LockedDocument, action: string, email: string): void {
    document.documentHistory.push({ action, email, timestamp: now() })
  }
  return {
    view(documentId) {
      const document = ofOpen(documentId)
      const signer = next(document)
      signer.isViewed = true
      note(document, 'Viewed', signer.signerEmail)
    },
    sign(documentId) {
      const document = ofOpen(documentId)
      const signer = next(document)
      Object.assign(signer, { isViewed: true, status: 'Completed' })
      note(document, 'Signed', signer.signerEmail)
      if (document.signerDetails.every(({ status }) => status === 'Completed')) document.status = 'Completed'
    },
    decline(documentId, reason) {
      const document = ofOpen(documentId)
      const signer = next(document)
      Object.assign(signer, { isViewed: true, status: 'Declined' })
      Object.assign(document, { status: 'Declined', declineMessage: reason })
      note(document, 'Declined', signer.signerEmail)
    },
    expire(documentId) {
      ofOpen(documentId).status = 'Expired'
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

/** A notice as BoldSign sends it, with its header. */
export function boldSignNotice({ at = new Date(), documentId, eventType, secret }: NoticeFacts) {
  const seconds = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({
    event: { id: crypto.randomUUID(), created: seconds, eventType, environment: 'Test' },
    ...(documentId && { data: { object: 'document', documentId } }),
  })
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'x-boldsign-signature': `t=${seconds}, s0=${digest}` } }
}
