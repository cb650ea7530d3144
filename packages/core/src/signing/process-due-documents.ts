import { names } from '@tallgrass/brand'
import { type DocumentRow, findLastEventAt, listDueDocuments } from '@tallgrass/db'
import { DAY_MS, type DocumentId, EXPIRY_NOTICE_MS, nextReminderAt } from '@tallgrass/domain'
import type { Ctx, WholeCtx } from '../ctx.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { endUnsigned } from './end-unsigned.ts'
import { hostOf } from './host-of.ts'
import { remind } from './remind-of-document.ts'
import { resumeSending } from './resume-sending.ts'
import { isNewlyExpiring, tellExpiring } from './tell-expiring.ts'

const BATCH = 200
/** The minimum time between two reminders. */
const REMIND_AFTER_MS = 2 * DAY_MS
/** Sending takes seconds. A document still unsent after this was interrupted. */
const INTERRUPTED_AFTER_MS = 5 * 60 * 1000

/**
 * Expires overdue documents, tells of those that expire soon, sends due reminders, and resumes interrupted sendings. Each has its own
 * transaction, so that one failure does not stop the others.
 */
export async function processDueDocuments(ctx: WholeCtx): Promise<void> {
  await processEach(ctx, ({ id, status }) =>
    status === 'draft' ? resumeSending(ctx, id) : processDue(ctx, id),
  )
}

/** Expires overdue documents, tells of those that expire soon and sends due reminders, but calls no provider. */
export async function remindOfDueDocuments(ctx: WholeCtx): Promise<void> {
  await processEach(ctx, async ({ id, status }) => {
    if (status !== 'draft') await processDue(ctx, id)
  })
}

/** The titles of documents that are overdue, expire soon, or are due for a reminder. */
export async function* listTitlesDue(ctx: WholeCtx): AsyncGenerator<{ id: DocumentId; title: string }> {
  for await (const { documentTitle: title, id, status } of dueDocuments(ctx, ctx.clock()))
    if (status !== 'draft') yield { id, title }
}

type DueDocument = Awaited<ReturnType<typeof listDueDocuments>>[number]

async function processEach(ctx: WholeCtx, work: (due: DueDocument) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for await (const due of dueDocuments(ctx, ctx.clock()))
    await work(due).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be processed')
}

async function* dueDocuments({ db }: Ctx, now: Date): AsyncGenerator<DueDocument> {
  let after: DocumentId | undefined
  for (;;) {
    const due = await listDueDocuments(db, {
      expireBefore: new Date(now.getTime() + EXPIRY_NOTICE_MS),
      after,
      limit: BATCH,
      remindBefore: new Date(now.getTime() - REMIND_AFTER_MS),
      leftBefore: new Date(now.getTime() - INTERRUPTED_AFTER_MS),
    })
    for (const one of due) if (isDue(one, now)) yield one
    after = due.at(-1)?.id
    if (due.length < BATCH) return
  }
}

function isDue(document: DueDocument, now: Date): boolean {
  if (document.status === 'draft') return true
  return hasRunOut(document, now) || isNewlyExpiring(document, now) || isReminderDue(document, now)
}

/** Decides again under a lock, because it may have been signed in the meantime. */
async function processDue(ctx: Ctx, id: DocumentId): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    const toldAt = await findLastEventAt(tx.db, 'document.expiring', id)
    if (hasRunOut(locked.document, tx.now)) {
      await endUnsigned(ctx, tx, locked)
      if (hostOf(ctx, locked.document))
        await tx.enqueue('withdraw-document', { documentId: id, reason: 'It has expired' })
    } else if (isNewlyExpiring({ ...locked.document, toldAt }, tx.now)) {
      await tellExpiring(ctx, tx, locked)
    } else if (isReminderDue(locked.document, tx.now)) {
      await remind(ctx, tx, locked, { id: null, name: names.business })
    }
  })
}

type Reminded = Pick<
  DocumentRow,
  'countersignedAt' | 'lastReminderAt' | 'reminderCount' | 'sentAt' | 'signedAt' | 'status'
>

function isReminderDue(document: Reminded, now: Date): boolean {
  const { lastReminderAt, reminderCount, sentAt } = document
  if (!isTurnOf('CLIENT', document) || sentAt === null) return false
  const due = nextReminderAt({
    reminderCount,
    sentAt: new Date(sentAt),
    lastReminderAt: lastReminderAt === null ? null : new Date(lastReminderAt),
  })
  return due !== null && due <= now
}
