import type { DocumentRow } from '@tallgrass/db'
import { type DocumentId, isWaiting, type SignerRole } from '@tallgrass/domain'
import { hasRight, type PortalCtx } from '../authorize.ts'

/** True if it is this signer's turn: first the client signs, then the provider. */
export function isTurnOf(
  role: SignerRole,
  document: Pick<DocumentRow, 'countersignedAt' | 'signedAt' | 'status'>,
): boolean {
  if (!isWaiting(document)) return false
  if (role === 'CLIENT') return document.signedAt === null
  return document.signedAt !== null && document.countersignedAt === null
}

/** True if a waiting document is past its deadline, even if it has not been ended yet. */
export function hasRunOut(document: Pick<DocumentRow, 'expiresAt' | 'status'>, now: Date): boolean {
  return isWaiting(document) && document.expiresAt !== null && new Date(document.expiresAt) <= now
}

/** A document, as this reader sees it: only its signer gets the signing URL, until they have signed. */
export function toDocument<Row extends DocumentRow>(ctx: PortalCtx, document: Row) {
  const signs = ctx.user.id === document.signerId && hasRight(ctx, 'signs') && isTurnOf('CLIENT', document)
  return { ...document, signingUrl: signs && ctx.access === 'CLIENT' ? `/sign/${document.id}` : null }
}

/** The address of its latest PDF. */
export function documentFileUrl({ id }: { id: DocumentId }): string {
  return `/api/esignature-documents/${id}/document.pdf`
}
