import type { DocumentRow } from '@tallgrass/db'
import { isWaiting, type Role, type SignerRole } from '@tallgrass/domain'

/** Whether this signer is asked now: first the client, then the provider. */
export function isTurnOf(
  role: SignerRole,
  document: Pick<DocumentRow, 'countersignedAt' | 'signedAt' | 'status'>,
): boolean {
  if (!isWaiting(document)) return false
  if (role === 'CLIENT') return document.signedAt === null
  return document.signedAt !== null && document.countersignedAt === null
}

/** Whether the time of a waiting document is over, though it may not have ended yet. */
export function hasRunOut(document: Pick<DocumentRow, 'expiresAt' | 'status'>, now: Date): boolean {
  return isWaiting(document) && document.expiresAt !== null && new Date(document.expiresAt) <= now
}

/** As a caller of this role sees it: only the client finds where to sign, while they have not. */
export function toDocument<Row extends DocumentRow>(document: Row, access: Role) {
  const signingUrl = access === 'CLIENT' && isTurnOf('CLIENT', document) ? `/sign/${document.id}` : null
  return { ...document, signingUrl }
}

/** Where its latest PDF is. */
export function documentFileUrl({ id }: { id: string }): string {
  return `/api/esignature-documents/${id}/document.pdf`
}
