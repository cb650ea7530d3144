import { timingSafeEqual } from 'node:crypto'
import type { OpenDocumentInput } from '@tallgrass/contracts'
import {
  type Db,
  type DocumentRow,
  findDocument,
  findOrganizationName,
  findSigners,
  type ListedDocument,
  type Signers,
} from '@tallgrass/db'
import { AppError, noSuch, type SignerRole, type UserId } from '@tallgrass/domain'
import { withoutRight } from '../authorize.ts'
import { asSystem, type Ctx, type Tx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import type { LockedDocument } from './lock-document.ts'

/** The person who signs a document, with the role in which they do. */
export interface Signer {
  role: SignerRole
  id: UserId
  name: string
}

/** The person who views a document, with the role in which their side signs it. */
export interface Reader extends Signer {
  /** False for colleagues of its signer, who only read it. */
  isParty: boolean
  /** True for anyone with the mailed link who is not signed in for the client: they read no names of colleagues. */
  isByLink: boolean
}

/**
 * Identifies the signer by their session or by the mailed link. An administrator is always the provider, and a
 * colleague a colleague, so that no link lets them sign for the client. Throws NOT_FOUND, also for a document
 * that was never sent.
 */
export async function findReader(ctx: Ctx, { documentId, token }: OpenDocumentInput) {
  const document = await findDocument(ctx.db, asSystem(ctx).scope, documentId)
  const signers = document?.sentAt ? await findSigners(ctx.db, documentId) : undefined
  if (!document || !signers) throw noSuch('Document')
  const reader = toReader(ctx, document, token)
  if (!reader) throw noSuch('Document')
  return { document, reader, signers }
}

function toReader({ user }: Ctx, document: ListedDocument, token: string | undefined): Reader | undefined {
  if (user?.role === 'ADMIN') {
    return { role: 'PROVIDER', id: user.id, name: user.name, isParty: true, isByLink: false }
  }
  const { organizationId, signerId, signerName } = document
  if (user?.organizationId === organizationId) {
    return { role: 'CLIENT', id: user.id, name: user.name, isParty: user.id === signerId, isByLink: false }
  }
  if (token === undefined || !opens(document, token)) return undefined
  return { role: 'CLIENT', id: signerId, name: signerName, isParty: true, isByLink: true }
}

/**
 * Finds the reader, who is to act for their side. Throws like `findReader`, and FORBIDDEN for a colleague of the
 * signer, and for a signer who no longer signs for the client.
 */
export async function findParty(ctx: Ctx, input: OpenDocumentInput) {
  const found = await findReader(ctx, input)
  const { reader, signers } = found
  if (!reader.isParty) throw notTheSigner(signers.signerName)
  if (reader.role === 'CLIENT') await ensureSigns(ctx.db, found)
  return found
}

interface Found {
  document: DocumentRow
  reader: Reader
  signers: Signers
}

/** Throws FORBIDDEN if the signer has lost the right to sign, or left the organization. */
async function ensureSigns(db: Db, { document, reader, signers }: Found): Promise<void> {
  // Someone who became an administrator is refused in words of their own.
  if (signers.signerRole === 'ADMIN' || stillSigns(document, signers)) return
  if (reader.isByLink) throw noLongerSigner()
  const { organizationId } = document
  const name = await findOrganizationName(db, organizationId)
  throw await withoutRight(db, 'signs', { id: organizationId, name })
}

/** False if the signer has lost the right to sign, or left the organization. */
export function stillSigns(
  { organizationId }: Pick<DocumentRow, 'organizationId'>,
  { signerOrganizationId, signerSigns }: Pick<Signers, 'signerOrganizationId' | 'signerSigns'>,
): boolean {
  return signerSigns && signerOrganizationId === organizationId
}

/** Throws FORBIDDEN if someone else was chosen to sign since this reader was identified. */
export async function ensureStillSigner(tx: Tx, { document }: LockedDocument, reader: Reader): Promise<void> {
  if (reader.role === 'PROVIDER' || reader.id === document.signerId) return
  if (reader.isByLink) throw noLongerSigner()
  const signers = await findSigners(tx.db, document.id)
  throw notTheSigner(signers?.signerName ?? reader.name)
}

function notTheSigner(name: string): AppError {
  return new AppError('FORBIDDEN', `Only ${name}, to whom this document was sent, may sign or decline it`)
}

/** Names no one, because the link may be in the hands of someone who has left. */
function noLongerSigner(): AppError {
  return new AppError('FORBIDDEN', 'You no longer sign this document. If you think that you should, ask us.')
}

function opens({ tokenHash }: DocumentRow, token: string): boolean {
  if (tokenHash === null) return false
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(tokenHash))
}
