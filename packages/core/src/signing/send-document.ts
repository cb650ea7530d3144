import { names } from '@tallgrass/brand'
import { documentText } from '@tallgrass/contracts'
import {
  type Db,
  type DocumentRow,
  findDocument,
  findDocumentText,
  findSigners,
  insertDocumentFile,
  lockDocumentRow,
  moveAgreementRow,
  moveDocumentRow,
  type Signers,
} from '@tallgrass/db'
import { agreementFlow, type DocumentId, documentEndsAt, documentFlow } from '@tallgrass/domain'
import type { Ctx, Tx, WholeCtx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { emitDocument } from '../documents/emit-document.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { sendingDraftsRetainer } from '../path/sending-drafts-retainer.ts'
import type { SentSigning } from '../ports/esign.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { sha256Of } from '../security/sha256.ts'

const UNREACHABLE =
  'Failed to send document for signature: the e-signature service cannot be reached. Please try again.'

/**
 * Passes a prepared document to the provider and records it as sent. Does nothing if it is no longer a draft.
 * Safe to repeat after a failure. Throws NOT_READY.
 */
export async function sendDocument(ctx: WholeCtx, documentId: DocumentId): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  const signers = document?.status === 'draft' ? await findSigners(ctx.db, documentId) : undefined
  if (!document || !signers) return
  const sentAt = ctx.clock()
  const signing = await toSigning(ctx.db, document, { signers, sentAt })
  const sent = await refuseWhenUnreachable(UNREACHABLE, () => ctx.esign.send(signing))
  await ctx.transaction((tx) => markSent(ctx, tx, document.id, sent))
}

/** What the e-signature service gets about a document, or our own file of it is drawn from. */
export async function toSigning(
  db: Db,
  { documentTitle, id }: Pick<DocumentRow, 'documentTitle' | 'id'>,
  { sentAt, signers }: { signers: Signers; sentAt: Date },
) {
  return {
    idempotencyKey: id,
    title: documentTitle,
    text: documentText.parse(await findDocumentText(db, id)),
    signers: [
      { role: 'CLIENT', name: signers.signerName, email: signers.signerEmail },
      { role: 'PROVIDER', name: signers.senderName, email: signers.senderEmail },
    ] as const,
    sentAt,
    expiresAt: documentEndsAt(sentAt),
  }
}

/** Does nothing if the document was already sent or replaced by another. */
export async function markSent(
  ctx: Ctx,
  tx: Tx,
  documentId: DocumentId,
  { file, id: providerDocumentId }: SentSigning,
): Promise<void> {
  const locked = await lockDocument(tx, documentId)
  const { agreement, document } = locked
  if (document.status !== 'draft' || agreement.documentId !== documentId) {
    // The e-signature service has one too many; reconciling withdraws it there.
    const isSurplus = ctx.esign.hosted && document.providerDocumentId !== providerDocumentId
    if (isSurplus) await tx.enqueue('reconcile-document', { providerDocumentId, failed: false })
    return
  }
  const { token, tokenHash } = newSecretToken()
  const sha256 = sha256Of(file)
  const expiresAt = documentEndsAt(tx.now)
  await insertDocumentFile(tx.db, { documentId, kind: 'original', content: file, sha256, createdAt: tx.now })
  const status = documentFlow.next(document.status, 'send')
  await moveDocumentRow(tx.db, documentId, {
    from: document.status,
    status,
    providerDocumentId,
    tokenHash,
    expiresAt,
    sentAt: tx.now,
    sealedToken: tx.sealer.seal(token),
    invoiceId: await sendingDraftsRetainer(tx, locked),
  })
  const agreementStatus = agreementFlow.next(agreement.status, 'send')
  await moveAgreementRow(tx.db, agreement.id, {
    from: agreement.status,
    status: agreementStatus,
    url: `/api/esignature-documents/${documentId}/document.pdf`,
  })
  const signers = await findSigners(tx.db, documentId)
  const actor = { id: document.sentBy, name: signers?.senderName ?? names.business }
  await recordEvidence(tx, documentId, { event: 'sent', actor, sha256 })
  auditDocument(tx, locked, {
    action: 'document.send',
    before: { status: document.status, agreementStatus: agreement.status },
    after: { status, agreementStatus },
  })
  await emitDocument(tx, 'document.sent', locked)
  const sent = await lockDocumentRow(tx.db, documentId)
  if (sent && !ctx.esign.hosted)
    await enqueueDocumentMail(ctx, tx, 'document-sent', { agreement, document: sent })
}
