import type { ChangeSignerInput, DocumentDetails } from '@tallgrass/contracts'
import { findDocument, findSigners, listContactsWith, moveDocumentRow, replaceOriginal } from '@tallgrass/db'
import { AppError, documentFlow, isWaiting } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { emitDocument } from '../documents/emit-document.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { readDocument } from '../documents/read-document.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { sha256Of } from '../security/sha256.ts'
import { ensureSigner } from './ensure-signer.ts'
import { toSigning } from './send-document.ts'

/**
 * Lets another contact of the client sign a waiting document: they get a link of their own, and the earlier one no
 * longer works, which its signer is told. Does nothing if they are to sign it already. Throws NOT_FOUND;
 * ILLEGAL_TRANSITION once the client has signed or the document has ended; CONFLICT if the time to sign has expired, and
 * for a document on the e-signature service's pages; INVALID unless they sign for the client.
 */
export async function changeSigner(
  ctx: AdminCtx,
  { id, signerId }: ChangeSignerInput,
): Promise<DocumentDetails> {
  const drawn = await drawFor(ctx, { id, signerId })
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    ensureChangeable(locked, tx.now)
    const signer = await ensureSigner(tx, locked.document, signerId)
    if (signer.id === locked.document.signerId) return
    const before = await findSigners(tx.db, id)
    const token = await reassign(tx, locked, signer.id)
    const file = drawn && { content: drawn, sha256: sha256Of(drawn) }
    if (file) await replaceOriginal(tx.db, id, { ...file, createdAt: tx.now })
    await recordEvidence(tx, id, {
      ...(file && { sha256: file.sha256 }),
      // NOTE version 0.1.0 reads this table and knows no other event for it.
      event: 'sent',
      actor: ctx.user,
      detail: `To ${signer.name} (${signer.email}) instead of ${before?.signerName}`,
    })
    auditDocument(tx, locked, {
      action: 'document.change-signer',
      before: { signerId: locked.document.signerId },
      after: { signerId: signer.id },
    })
    await emitDocument(tx, 'document.sent', locked)
    await emitDocument(tx, 'document.passed', locked, { userId: locked.document.signerId })
    await enqueueDocumentMail(ctx, tx, 'document-sent', locked, { token })
    if (before) {
      const to = { name: before.signerName, email: before.signerEmail }
      await enqueueDocumentMail(ctx, tx, 'document-passed', locked, { to })
    }
  })
  return readDocument(ctx.db, ctx.scope, id)
}

/** The file to sign with the name of the new signer; undefined for one whom the transaction refuses. */
async function drawFor(ctx: AdminCtx, { id, signerId }: ChangeSignerInput): Promise<Buffer | undefined> {
  const document = await findDocument(ctx.db, ctx.scope, id)
  const isOurs = document?.provider === 'builtin' && ctx.esign.hosted === null
  const signers = isOurs ? await findSigners(ctx.db, id) : undefined
  if (!document?.sentAt || !signers) return undefined
  const colleagues = await listContactsWith(ctx.db, document.clientId)
  const signer = colleagues.find((contact) => contact.id === signerId)
  if (!signer) return undefined
  const named = { ...signers, signerName: signer.name, signerEmail: signer.email }
  const signing = await toSigning(ctx.db, document, { signers: named, sentAt: new Date(document.sentAt) })
  return (await ctx.esign.send(signing)).file
}

function ensureChangeable({ document }: LockedDocument, now: Date): void {
  if (!isWaiting(document)) throw documentFlow.refusal(document.status, 'sent')
  if (!isTurnOf('CLIENT', document)) {
    throw new AppError('ILLEGAL_TRANSITION', 'The client has already signed this document')
  }
  if (hasRunOut(document, now)) {
    throw new AppError('CONFLICT', 'The time to sign this document has expired. Extend it first.')
  }
  if (document.provider !== 'builtin') {
    const sentence =
      'The e-signature service has this document for its signer. Withdraw it and send a new one.'
    throw new AppError('CONFLICT', sentence)
  }
}

/** Returns the token of the new link. Reminders of the new signer start from now. */
async function reassign(
  tx: Tx,
  { document }: LockedDocument,
  signerId: LockedDocument['document']['signerId'],
): Promise<string> {
  const { token, tokenHash } = newSecretToken()
  const { status } = document
  await moveDocumentRow(tx.db, document.id, {
    from: status,
    status: status === 'sent' ? status : documentFlow.next(status, 'reassign'),
    signerId,
    tokenHash,
    sealedToken: tx.sealer.seal(token),
    reminderCount: 0,
    lastReminderAt: tx.now,
  })
  return token
}
