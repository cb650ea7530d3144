import { timingSafeEqual } from 'node:crypto'
import type { OpenDocumentInput } from '@tallgrass/contracts'
import { type DocumentRow, findDocument, findSigners } from '@tallgrass/db'
import { AppError, noSuch, type SignerRole, type UserId } from '@tallgrass/domain'
import { asSystem, type Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** The person who signs a document, with the role in which they do. */
export interface Signer {
  role: SignerRole
  id: UserId
  name: string
}

/** The person who views a document, with the role in which their side signs it. */
export interface Reader extends Signer {
  /** False for colleagues of its client, who only read it. */
  isParty: boolean
}

/**
 * Identifies the client by their session or by the mailed link. An administrator is always the provider, and a
 * colleague a colleague, so that no link lets them sign for the client. Throws NOT_FOUND, also for a document
 * that was never sent.
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
  if (user?.role === 'ADMIN') return { role: 'PROVIDER', id: user.id, name: user.name, isParty: true }
  const client = { role: 'CLIENT', id: document.clientId, name: clientName, isParty: true } as const
  if (user?.id === document.clientId) return client
  if (user?.organizationId === document.organizationId)
    return { role: 'CLIENT', id: user.id, name: user.name, isParty: false }
  return token !== undefined && opens(document, token) ? client : undefined
}

/** Finds the reader, who is to act for their side. Throws like `findReader`, and FORBIDDEN for a colleague. */
export async function findParty(ctx: Ctx, input: OpenDocumentInput) {
  const found = await findReader(ctx, input)
  if (found.reader.isParty) return found
  const sentence = `Only ${found.signers.clientName}, to whom this document was sent, may sign or decline it`
  throw new AppError('FORBIDDEN', sentence)
}

function opens({ tokenHash }: DocumentRow, token: string): boolean {
  if (tokenHash === null) return false
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(tokenHash))
}
