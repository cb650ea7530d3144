import { documents } from '@tallgrass/brand'
import { documentText, type OpenDocumentInput, type SigningView } from '@tallgrass/contracts'
import { findDocumentText, listDocumentSignatures } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { findReader, stillSigns } from './find-reader.ts'
import { readStoredFile } from './read-stored-file.ts'
import { documentFileUrl, isTurnOf } from './to-document.ts'

/**
 * A document, as a signer sees it. Throws NOT_FOUND, also for someone without access, and CONFLICT for an
 * altered file.
 */
export async function getSigning(ctx: Ctx, input: OpenDocumentInput): Promise<SigningView> {
  const { document, reader, signers } = await findReader(ctx, input)
  const original = await readStoredFile(ctx, document, 'original')
  if (!original) throw noSuch('Document')
  const signs = reader.isParty && (reader.role === 'PROVIDER' || stillSigns(document, signers))
  return {
    id: document.id,
    documentType: document.documentType,
    documentTitle: document.documentTitle,
    projectName: document.projectName,
    clientName: signers.clientName,
    signerName: signers.signerName,
    sentByName: signers.senderName,
    text: documentText.parse(await findDocumentText(ctx.db, document.id)),
    status: document.status,
    sentAt: document.sentAt,
    expiresAt: document.expiresAt,
    expiredAt: document.expiredAt,
    withdrawnBy: document.withdrawnBy,
    withdrawReason: document.withdrawReason,
    retainerAmount: document.retainerAmount,
    signatures: await listDocumentSignatures(ctx.db, [document.id]),
    sha256: original.sha256,
    fileUrl: withToken(documentFileUrl(document), input.token),
    consent: documents.consent,
    role: reader.role,
    isSigner: reader.isParty,
    maySign: signs && isTurnOf(reader.role, document),
    atProvider: document.provider !== 'builtin',
  }
}

/** Visitors with a mailed link get the file by the same token. */
function withToken(url: string, token: string | undefined): string {
  return token === undefined ? url : `${url}?token=${encodeURIComponent(token)}`
}
