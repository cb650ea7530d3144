import { names } from '@tallgrass/brand'
import { type DocumentRow, listDueDocuments } from '@tallgrass/db'
import { DAY_MS, type DocumentId, nextReminderAt } from '@tallgrass/domain'
import type { Ctx, WholeCtx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { endDocument } from './end-document.ts'
import { hostOf } from './host-of.ts'
import { remind } from './remind-of-document.ts'
import { resumeSending } from './resume-sending.ts'

const BATCH = 200
/** The minimum time between two reminders. */
const REMIND_AFTER_MS = 2 * DAY_MS
/** Sending takes seconds. A document still unsent after this was interrupted. */
const INTERRUPTED_AFTER_MS = 5 * 60 * 1000

/** For a client who signed in time. */
const UNANSWERED = { reason: 'We did not countersign it in time. Ask us to send it again.' }

const BUSINESS = { id: null, name: names.business }

/**
 * Expires overdue documents, sends due reminders, and resumes interrupted sendings. Each has its own
 * transaction, so that one failure does not stop the others.
 */
export async function processDueDocuments(ctx: WholeCtx): Promise<void> {
  const now = ctx.clock()
  const failures: unknown[] = []
  let after: DocumentId | undefined
  for (;;) {
    const due = await listDueDocuments(ctx.db, {
      now,
      after,
      limit: BATCH,
      remindBefore: new Date(now.getTime() - REMIND_AFTER_MS),
      leftBefore: new Date(now.getTime() - INTERRUPTED_AFTER_MS),
    })
    for (const { id, status } of due) {
      const work = status === 'draft' ? resumeSending(ctx, id) : processDue(ctx, id)
      await work.catch((error) => failures.push(error))
    }
    after = due.at(-1)?.id
    if (due.length < BATCH) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be processed')
}

/** Locks the document first, because it may have been signed in the meantime. */
async function processDue(ctx: Ctx, id: DocumentId): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    if (hasRunOut(locked.document, tx.now)) {
      await endDocument(tx, locked, { how: 'expire', actor: BUSINESS })
      await enqueueDocumentMail(ctx, tx, 'document-expired', locked)
      if (locked.document.signedAt)
        await enqueueDocumentMail(ctx, tx, 'document-withdrawn', locked, UNANSWERED)
      if (hostOf(ctx, locked.document))
        await tx.enqueue('withdraw-document', { documentId: id, reason: 'It has expired' })
    } else if (isReminderDue(locked.document, tx.now)) {
      await remind(ctx, tx, locked, BUSINESS)
    }
  })
}

function isReminderDue(document: DocumentRow, now: Date): boolean {
  const { lastReminderAt, reminderCount, sentAt } = document
  if (!isTurnOf('CLIENT', document) || sentAt === null) return false
  const due = nextReminderAt({
    reminderCount,
    sentAt: new Date(sentAt),
    lastReminderAt: lastReminderAt === null ? null : new Date(lastReminderAt),
  })
  return due !== null && due <= now
}
