import type { SigningState } from '@tallgrass/core'
import { type DocumentStatus, type SignerRole, signerRoles, toInstant } from '@tallgrass/domain'
import type { DocumentProperties, ListedDocument } from './answers.ts'

/** The metadata key under which a BoldSign document carries the id of ours. */
export const KEY = 'tallgrassDocument'

const STATUSES: Record<string, DocumentStatus> = {
  Completed: 'completed',
  Declined: 'declined',
  Expired: 'expired',
  Revoked: 'expired',
  Draft: 'draft',
  Scheduled: 'draft',
}

/** In every other state, signatures are still pending. */
export function toStatus(document: ListedDocument): DocumentStatus {
  return STATUSES[document.status] ?? (wasOpened(document) ? 'in_progress' : 'sent')
}

function wasOpened({ signerDetails }: ListedDocument): boolean {
  return signerDetails?.some(({ isViewed, status }) => isViewed || status === 'Completed') ?? false
}

export function toState(document: DocumentProperties): SigningState {
  return {
    id: document.documentId,
    idempotencyKey: document.metaData?.[KEY] ?? null,
    status: toStatus(document),
    opened: wasOpened(document),
    clientSignedAt: signedAt(document, 'CLIENT'),
    providerSignedAt: signedAt(document, 'PROVIDER'),
    declineReason: document.declineMessage?.trim() || null,
    metadata: toMetadata(document),
  }
}

/** Times become ISO text, like all of ours. */
function toMetadata(document: DocumentProperties): SigningState['metadata'] {
  const { activityDate, createdDate, expiryDate, status } = document
  const instantOf = (seconds: number | null | undefined) => (seconds ? toInstant(toDate(seconds)) : null)
  return {
    status,
    createdDate: instantOf(createdDate),
    activityDate: instantOf(activityDate),
    expiryDate: instantOf(expiryDate),
  }
}

/** When the signer of this role signed, from the history, or else the time of the last activity; null if not yet. */
function signedAt(
  { activityDate, createdDate, documentHistory, ...document }: DocumentProperties,
  role: SignerRole,
) {
  const order = signerRoles.indexOf(role) + 1
  const signer = document.signerDetails?.find((one) => one.order === order)
  if (!signer || (signer.status !== 'Completed' && document.status !== 'Completed')) return null
  const signing = documentHistory?.find(
    ({ action, email }) => /signed$/i.test(action ?? '') && email === signer.signerEmail,
  )
  return toDate(signing?.timestamp ?? activityDate ?? createdDate)
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
