import type { RemindedDocument } from '@tallgrass/contracts'
import { findDocument, findSigners, updateDocument } from '@tallgrass/db'
import { AppError, type DocumentId, inWords, isWaiting, type UserId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Ctx, Tx, WholeCtx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { readDocument } from '../documents/read-document.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { hostOf } from './host-of.ts'

/**
 * Sends a manual reminder to the client. Throws NOT_FOUND; ILLEGAL_TRANSITION if the client no longer has to
 * sign; CONFLICT once the time to sign has expired.
 */
export async function remindOfDocument(ctx: AdminCtx, { id }: { id: DocumentId }): Promise<RemindedDocument> {
  const isEmailed = await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    if (!isWaiting(locked.document)) {
      const sentence = `This document is ${inWords(locked.document.status)}, so no reminder can be sent.`
      throw new AppError('ILLEGAL_TRANSITION', sentence)
    }
    if (!isTurnOf('CLIENT', locked.document)) {
      throw new AppError('ILLEGAL_TRANSITION', 'The client has already signed this document')
    }
    if (hasRunOut(locked.document, tx.now)) {
      throw new AppError('CONFLICT', 'The time to sign this document has expired. Extend it first.')
    }
    return remind(ctx, tx, locked, { id: ctx.user.id, name: ctx.user.name })
  })
  return { ...(await readDocument(ctx.db, ctx.scope, id)), isEmailed }
}

const NOT_SENT = 'not sent because no mail server is configured'
const HELD = 'held in the outbox after a restore'

interface Reminding {
  /** Who reminds. */
  id: UserId | null
  name: string
  /** An e-signature service has one text for both. */
  template?: 'document-reminder' | 'document-expiring'
}

/**
 * Records a reminder and sends it, through the e-signature service or by mail. Returns false if neither is
 * configured.
 */
export async function remind(
  ctx: Ctx,
  tx: Tx,
  locked: LockedDocument,
  { template = 'document-reminder', ...actor }: Reminding,
): Promise<boolean> {
  const { id } = locked.document
  const reminderCount = locked.document.reminderCount + 1
  await updateDocument(tx.db, id, { reminderCount, lastReminderAt: tx.now })
  const isHeld = ctx.mail.enabled && !tx.mailEnabled
  const hosted = isHeld ? null : hostOf(ctx, locked.document)
  const isEmailed = hosted !== null || tx.mailEnabled
  const detail = `No. ${reminderCount}${isEmailed ? '' : `, ${isHeld ? HELD : NOT_SENT}`}`
  await recordEvidence(tx, id, { event: 'reminded', actor, detail })
  auditDocument(tx, locked, { action: 'document.remind', after: { reminderCount } })
  if (hosted) await tx.enqueue('remind-of-document', { documentId: id })
  else await enqueueDocumentMail(ctx, tx, template, locked)
  return isEmailed
}

/**
 * Sends a reminder through the e-signature service. Throws if it cannot be reached; the queue then retries.
 */
export async function remindOfDocumentJob(
  ctx: WholeCtx,
  { documentId }: { documentId: DocumentId },
): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (!document?.providerDocumentId || !isTurnOf('CLIENT', document)) return
  const signers = await findSigners(ctx.db, documentId)
  if (signers) await hostOf(ctx, document)?.remind(document.providerDocumentId, signers.signerEmail)
}
