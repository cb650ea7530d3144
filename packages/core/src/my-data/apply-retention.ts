import {
  deleteConversations,
  deleteEventsAbout,
  deleteOldCallLinks,
  deleteOldDeliveries,
  deleteOldMails,
  deleteOldNotices,
  deleteOldSignIns,
  deleteOldTries,
  deleteOldWeeks,
  deleteOldWork,
  deleteUnusedDevices,
  eraseMailsAbout,
  listAuditRowsAbout,
  listOldConversations,
  listOldLeads,
  RETENTION_BATCH,
} from '@tallgrass/db'
import { AppError, DAY_MS, DELIVERY_LOG_DAYS, DEVICE_DAYS, type LeadId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx, WholeCtx } from '../ctx.ts'
import { eraseFromAudit, eraseLead } from '../leads/erase-lead.ts'

const REASON = 'It was older than it is kept'
/** Never shown: leads with something open are not old. */
const OPEN = { call: 'A call is open', invitation: 'An invitation is open', mail: 'A message is queued' }

/** Stripe repeats a notice for 3 days, and for 30 if someone asks it to. */
const NOTICE_DAYS = 90
/** Someone may look at the page of a call for a while after it. */
const CALL_LINK_DAYS = 30
/** A year, and a month to look back at it. */
const WORK_DAYS = 400

type Kind =
  | 'chats'
  | 'leads'
  | 'mails'
  | 'sign-ins'
  | 'devices'
  | 'payment-notices'
  | 'call-links'
  | 'work-items'
  | 'backup-tries'
  | 'reported-weeks'
  | 'webhook-deliveries'

/** Deletes what is older than the operator keeps it, or than anyone needs it, some at a time. The audit log has counts, never more. */
export async function applyRetention(ctx: WholeCtx): Promise<void> {
  const { chats, leads, outbox, signIns } = ctx.settings.retention
  if (leads > 0) await deleteLeads(ctx, ago(ctx, leads))
  await inBatches(ctx, 'chats', chats, (tx, before) => deleteChats(tx, ctx, before))
  await inBatches(ctx, 'mails', outbox, ({ db }, before) => deleteOldMails(db, before))
  await inBatches(ctx, 'sign-ins', signIns, ({ db }, before) => deleteOldSignIns(db, before))
  await inBatches(ctx, 'devices', DEVICE_DAYS, ({ db }, before) => deleteUnusedDevices(db, before))
  await inBatches(ctx, 'payment-notices', NOTICE_DAYS, ({ db }, before) => deleteOldNotices(db, before))
  await inBatches(ctx, 'call-links', CALL_LINK_DAYS, ({ db }, before) => deleteOldCallLinks(db, before))
  await inBatches(ctx, 'work-items', WORK_DAYS, ({ db }, before) => deleteOldWork(db, before))
  await inBatches(ctx, 'backup-tries', WORK_DAYS, ({ db }, before) => deleteOldTries(db, before))
  await inBatches(ctx, 'reported-weeks', WORK_DAYS, ({ db }, before) => deleteOldWeeks(db, before))
  await inBatches(ctx, 'webhook-deliveries', DELIVERY_LOG_DAYS, ({ db }, before) =>
    deleteOldDeliveries(db, before),
  )
}

function ago({ clock }: WholeCtx, days: number): Date {
  return new Date(clock().getTime() - days * DAY_MS)
}

/** Each batch has a transaction of its own, which records its count. 0 days keep everything. */
async function inBatches(
  ctx: WholeCtx,
  kind: Kind,
  days: number,
  work: (tx: Tx, before: Date) => Promise<number>,
): Promise<void> {
  if (days === 0) return
  for (;;) {
    const count = await ctx.transaction(async (tx) => {
      const deleted = await work(tx, ago(ctx, days))
      if (deleted > 0) record(tx, kind, deleted)
      return deleted
    })
    if (count < RETENTION_BATCH) return
  }
}

function record(tx: Tx, kind: Kind, count: number): void {
  audit(tx, { action: 'retention.apply', entity: 'retention', entityId: null, after: { kind, count } })
}

async function deleteChats(tx: Tx, ctx: WholeCtx, before: Date): Promise<number> {
  const ids = await listOldConversations(tx.db, before)
  if (ids.length === 0) return 0
  await deleteConversations(tx.db, ids)
  await deleteEventsAbout(tx.db, ids)
  await eraseMailsAbout(tx.db, ids)
  await eraseFromAudit(tx, ctx, REASON, await listAuditRowsAbout(tx.db, { ids, colleague: null }))
  return ids.length
}

/** One by one, each with everything about them. */
async function deleteLeads(ctx: WholeCtx, before: Date): Promise<void> {
  for (;;) {
    const ids = await listOldLeads(ctx.db, before)
    let deleted = 0
    for (const id of ids) if (await deleteOne(ctx, id)) deleted += 1
    if (deleted > 0) await ctx.transaction(async (tx) => record(tx, 'leads', deleted))
    // What could not be deleted would be found again.
    if (deleted < RETENTION_BATCH) return
  }
}

/** False if they wrote, or were invited, at this very moment. */
async function deleteOne(ctx: WholeCtx, id: LeadId): Promise<boolean> {
  try {
    await ctx.transaction(async (tx) => void (await eraseLead(tx, ctx, { id, words: OPEN, reason: REASON })))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
