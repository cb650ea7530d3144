import { timingSafeEqual } from 'node:crypto'
import type { OpenDocumentInput } from '@tallgrass/contracts'
import { type DocumentRow, findDocument, findSigners } from '@tallgrass/db'
import { noSuch, type SignerRole, type UserId } from '@tallgrass/domain'
import { asSystem, type Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** The person who views a document, with the role in which they would sign it. */
export interface Reader {
  role: SignerRole
  id: UserId
  name: string
}

/**
 * Identifies the client by their session or by the mailed link. An administrator is always the provider, so
 * that no link lets them sign for the client. Throws NOT_FOUND, also for a document that was never sent.
 */
export async function findReader(ctx: Ctx, { documentId, token }: OpenDocumentInput) {
  const document = await findDocument(ctx.db, asSystem(ctx).scope, documentId)
  const signers = document?.sentAt ? await findSigners(ctx.db, documentId) : undefined
  if (!document || !signers) throw noSuch('Document')
  const reader = toReader(ctx, { clientName: signers.clientName, document, token })
  if (!reader) throw noSuch('Document')
  return { document, reader, signers }
}

interface ReaderAccess {
  document: DocumentRow
  clientName: string
  token: string | undefined
}

function toReader({ user }: Ctx, { clientName, document, token }: ReaderAccess): Reader | undefined {
  if (user?.role === 'ADMIN') return { role: 'PROVIDER', id: user.id, name: user.name }
  const known = user?.id === document.clientId || (token !== undefined && opens(document, token))
  return known ? { role: 'CLIENT', id: document.clientId, name: clientName } : undefined
}

function opens({ tokenHash }: DocumentRow, token: string): boolean {
  if (tokenHash === null) return false
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(tokenHash))
}
