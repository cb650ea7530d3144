import type { DocumentId } from '@tallgrass/domain'

/** `token`: of the emailed link, for who has no session. */
export function signingInput(documentId: DocumentId, token: string | undefined) {
  return { documentId, ...(token !== undefined && { token }) }
}
